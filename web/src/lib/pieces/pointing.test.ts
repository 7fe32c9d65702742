import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { lookedAt } from './pointing';

function thingWith(onlook: (isLookedAt: boolean) => void): HTMLButtonElement {
  const thing = document.body.appendChild(document.createElement('button'));
  const { onfocus, onblur } = lookedAt(onlook);
  thing.addEventListener('focus', onfocus);
  thing.addEventListener('blur', onblur);
  return thing;
}

test('a thing is looked at until its focus goes elsewhere', async () => {
  const onlook = vi.fn();
  const thing = thingWith(onlook);
  thing.focus();
  thing.blur();
  await tick();
  expect(onlook.mock.calls).toEqual([[true], [false]]);
  thing.remove();
});

test('nobody is told to look away from a thing that is taken away', async () => {
  const onlook = vi.fn();
  const thing = thingWith(onlook);
  thing.focus();
  thing.dispatchEvent(new FocusEvent('blur'));
  thing.remove();
  await tick();
  expect(onlook.mock.calls).toEqual([[true]]);
});
