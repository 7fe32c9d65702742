import type { Seat } from '../api/types';

/** A seat at which somebody sits and plays, as in a lesson. */
export const personAt = (seat: number, name: string): Seat => ({
  seat,
  kind: 'person',
  name,
  bot: null,
  face: null,
  played_by: 'person',
  gone: null,
  connected: true,
  rating: null,
});
