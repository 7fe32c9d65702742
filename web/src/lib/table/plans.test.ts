import { expect, test } from 'vitest';
import type { Plan } from '../api/types';
import { beginningWith, completedBy, hurts, leadingTo } from './plans';

const claim: Plan = {
  moves: ['red 3d', 'black 5c'],
  happenings: [
    { event: 'named', rule: 'P15', sentence: 'Anna plays 3♦ and 5♣.', square: '3,5', seat: 0 },
    { event: 'claimed', rule: 'P17', sentence: 'Anna claims 3,5.', square: '3,5', seat: 0 },
  ],
  told: 'Anna claims 3,5.',
};
const ruin: Plan = {
  moves: ['red 4d', 'black 5c'],
  happenings: [{ event: 'bankrupt', rule: 'P27', sentence: 'Anna is bankrupt.', seat: 0 }],
  told: 'Anna is bankrupt.',
};

test('plans are found by their first move and by the thing they lead to', () => {
  expect(beginningWith([claim, ruin], 'red 4d')).toEqual([ruin]);
  expect(leadingTo([claim, ruin], 'square', '3,5')).toEqual([claim]);
});

test('a chain completes a plan only if it is the whole of it', () => {
  expect(completedBy([claim], ['red 3d'])).toBeNull();
  expect(completedBy([claim], ['red 3d', 'black 5c'])).toBe(claim);
});

test('ruin hurts the seat that it befalls, and nobody else', () => {
  expect(hurts(ruin, 0, new Set(['bankrupt']))).toBeTruthy();
  expect(hurts(ruin, 1, new Set(['bankrupt']))).toBeNull();
});
