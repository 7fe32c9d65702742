/** What lies before a seat in an auction, or what it is about to get: as short as it is drawn, and in words. */
import type { IconName } from '../../pieces/icons';
import { say, sum, tileName, UNSEEN, type Happening, type View } from './view';

export interface Front {
  /** A number or a short word; empty where a card lies face down. */
  text: string;
  icon?: IconName;
  isFaceDown?: boolean;
  /** Out of this auction, or not concerned by what is being settled. */
  isQuiet?: boolean;
  label: string;
}

const FACE_DOWN = (): Front => ({ text: '', isFaceDown: true, label: say('word-chosen') });

/** By phase; a phase that is not here shows who may invest. */
const FRONTS: Record<string, (view: View, seat: number) => Front | null> = {
  reveal: () => null,
  play: played,
  bid,
  raise: bid,
  option: picked,
  pay: settled,
  deal: settled,
  offer: settled,
  answer: settled,
  hide: settled,
  remove: taken,
  choose: taken,
  draw: taken,
  over: () => null,
};

/** `since` is what has happened since this auction began: what was bid is in nobody's view afterwards. */
export const frontOf = (view: View, seat: number, since: readonly Happening[] = []): Front | null =>
  FRONTS[view.phase]?.(view, seat) ?? (view.phase in FRONTS ? null : invests(view, seat, since));

function played(view: View, seat: number): Front | null {
  const card = view.played[seat] ?? null;
  if (card === UNSEEN) return FACE_DOWN();
  return card === null ? null : { text: String(card), icon: 'rosette', label: say('move-play', { value: card }) };
}

function bid(view: View, seat: number): Front | null {
  const total = sum(view.bids[seat] ?? []);
  if (view.passed[seat]) return { text: say('passed-short'), isQuiet: true, label: say('word-passed') };
  return total ? { text: String(total), icon: 'cheque', label: say('word-bids', { total }) } : null;
}

function picked(view: View, seat: number): Front | null {
  const tile = view.picks[seat] ?? null;
  if (tile === UNSEEN) return FACE_DOWN();
  return tile === null ? null : { text: tileName(tile), label: say(`tile-${tile}`) };
}

/** Tiles are settled one after the other; cheques lie before those who picked the one in question. */
function settled(view: View, seat: number): Front | null {
  const tile = view.picks[seat] ?? null;
  const offered = sum(view.offers[seat] ?? []);
  const hidden = sum(view.hidden[seat] ?? []);
  if (offered) return { text: `+${offered}`, icon: 'cheque', label: say('word-offered', { total: offered }) };
  if (hidden) return { text: String(hidden), icon: 'cheque', label: say('word-hidden', { total: hidden }) };
  if (view.buyer === seat) return { text: say('buyer-short'), label: say('buyer-short') };
  return tile === null ? null : { text: tileName(tile), isQuiet: tile !== view.tile, label: say(`tile-${tile}`) };
}

/** What a seat bid, until the last stick is laid; those who lost are quiet. */
function invests(view: View, seat: number, since: readonly Happening[]): Front | null {
  const place = view.investors.indexOf(seat);
  const bidden = since.findLast(
    (happening) => 'seat' in happening && happening.seat === seat && happening.event in BIDS,
  );
  const bid = bidden ? String(BIDS[bidden.event]?.(bidden as never) ?? '') : '';
  if (place < 0) return bid ? { text: bid, isQuiet: true, label: bid } : null;
  const tile = view.investor_tiles[place];
  const text = tile ? tileName(tile) : bid || `${place + 1}.`;
  return { text, icon: 'stick', label: `${say('word-invests')} ${text}` };
}

const BIDS: Record<string, (happening: never) => string | number> = {
  played: ({ value }: { value: number }) => value,
  bid: ({ total }: { total: number }) => total,
  picked: ({ tile }: { tile: string }) => tileName(tile),
  showed: ({ total }: { total: number }) => total,
};

function taken(view: View, seat: number): Front | null {
  const take = view.takes[seat];
  const removed = view.removed[seat] ?? 0;
  const count = removed ? String(removed) : '';
  if (view.phase === 'draw' && view.turn === seat)
    return { text: String(sum(view.drawn)), icon: 'cheque', label: say('draws', { total: sum(view.drawn) }) };
  if (take) return { text: count, icon: take === 'influence' ? 'rosette' : 'cheque', label: say(`move-${take}`) };
  return removed ? { text: `−${count}`, icon: 'stick', label: say('sticks-removed', { count: removed }) } : null;
}
