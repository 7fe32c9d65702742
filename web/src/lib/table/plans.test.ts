import { expect, test } from 'vitest';
import type { Plan } from '../api/types';
import { beginningWith, completedBy, hurts } from './plans';

const claim: Plan = {
  moves: ['red 3d', 'black 5c'],
  happenings: [
    { event: 'named', rule: 'P15', sentence: 'Anna plays 3♦ and 5♣.', seat: 0, red: '3d', black: '5c', square: '3,5' },
    { event: 'claimed', rule: 'P17', sentence: 'Anna claims 3,5.', seat: 0, square: '3,5', size: 1 },
  ],
  told: 'Anna claims 3,5.',
};
const ruin: Plan = {
  moves: ['red 4d', 'black 5c'],
  happenings: [
    { event: 'bankrupt', rule: 'P27', sentence: 'Anna is bankrupt.', seat: 0, owner: 1, dollars: 3, rent: 12 },
  ],
  told: 'Anna is bankrupt.',
};

test('plans are found by their first move', () => {
  expect(beginningWith([claim, ruin], 'red 4d')).toEqual([ruin]);
});

test('a chain completes a plan only if it is the whole of it', () => {
  expect(completedBy([claim], ['red 3d'])).toBeNull();
  expect(completedBy([claim], ['red 3d', 'black 5c'])).toBe(claim);
});

test('ruin hurts the seat that it befalls, and nobody else', () => {
  expect(hurts(ruin, 0, new Set(['bankrupt']))).toBeTruthy();
  expect(hurts(ruin, 1, new Set(['bankrupt']))).toBeNull();
});
