FROM python:3.12-slim

WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src src
RUN pip install --no-cache-dir --constraint constraints.txt . && useradd --create-home quartier && install -d -o quartier /data

USER quartier
ENV DATABASE_URL=sqlite+aiosqlite:////data/tables.sqlite XDG_CACHE_HOME=/data/cache
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["quartier", "serve", "--host", "0.0.0.0"]
