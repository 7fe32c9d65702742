FROM python:3.12-slim AS build

WORKDIR /app
COPY pyproject.toml constraints.txt hatch_build.py README.md LICENSE ./
COPY src src
COPY web web
RUN python -m venv /opt/quartier && /opt/quartier/bin/pip install --no-cache-dir --constraint constraints.txt .

FROM python:3.12-slim

COPY --from=build /opt/quartier /opt/quartier
RUN useradd --create-home quartier && install -d -o quartier /data
USER quartier
ENV PATH=/opt/quartier/bin:$PATH DATABASE_URL=sqlite+aiosqlite:////data/tables.sqlite XDG_CACHE_HOME=/data/cache
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["quartier", "serve", "--host", "0.0.0.0"]
