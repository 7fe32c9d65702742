/** Money and cards that visibly travel: a small label flies from one place of the page to another. */
import type { Flight } from '../boards/board';

const DURATION = 750;

export const placeOf = (name: string): Element | null => document.querySelector(`[data-place="${name}"]`);

export function fly(flight: Flight): void {
  const from = placeOf(flight.from)?.getBoundingClientRect();
  const to = placeOf(flight.to)?.getBoundingClientRect();
  if (!from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const coin = document.createElement('div');
  coin.className = 'flight';
  coin.textContent = flight.text;
  coin.setAttribute('aria-hidden', 'true');
  coin.style.left = `${from.left}px`;
  coin.style.top = `${from.top}px`;
  document.body.append(coin);
  const [dx, dy] = [to.left - from.left, to.top - from.top];
  const path = coin.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx / 2 - 24}px, ${dy / 2}px) scale(1.25)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.2 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  path.onfinish = () => coin.remove();
}
