/** What a decision of Lotissements is about, in numbers and to whoever decides. */
import { told } from '../../table/told';
import type { BoardProps, Moment } from '../board';
import {
  blockInWords,
  inkOf,
  inkOfSide,
  isDecoration,
  KINDS,
  lackInWords,
  motifOf,
  say,
  sideInWords,
  type Happening,
  type Plan,
  type SetName,
  type View,
} from './view';

type Shown = BoardProps<'lotissements'>;

const POINTS = 10;

const heldBy = (view: View, seat: number | null): string[] => {
  const hand = seat === null ? undefined : view.hands[seat];
  return Array.isArray(hand) ? hand : [];
};

/** What blocks are worth to a side that takes them: its own set, and decorations that find a place (L17, L21). */
export function worthTo(view: View, side: number, blocks: readonly string[]): number {
  const lot = view.offers[side] as SetName | null | undefined;
  if (!lot) return 0;
  const lays = view.prospects[side]?.lays ?? [];
  const countOf = (among: readonly string[], motif: string): number =>
    among.filter((block) => motifOf(block) === motif).length;
  const places = KINDS.map((kind) =>
    Math.min(countOf(blocks, kind), Math.max(0, view.lacking[lot][kind] - countOf(lays, kind))),
  );
  return POINTS * places.reduce((sum, laid) => sum + laid, countOf(blocks, lot));
}

// What is asked

const categoryOf = (block: string): string => (isDecoration(block) ? 'decoration' : motifOf(block));

export function ask(shown: Shown): string | null {
  const { view, seat, names } = shown;
  if (seat === null) return null;
  const hand = heldBy(view, seat);
  if (view.phase === 'offer' || view.phase === 'partner_offer') {
    const facts = { decorations: hand.filter(isDecoration).length };
    return say(view.phase === 'offer' ? 'ask-which-set' : 'ask-which-set-for-partner', facts);
  }
  if (view.phase !== 'play') return null;
  const side = view.sides[seat] ?? 0;
  const [led] = view.trick;
  if (!led || view.winning === null) return say('ask-lead', { set: say(`set-${view.offers[side]}`) });
  const ahead = view.trick[(view.winning - (view.leader ?? 0) + view.players) % view.players] ?? led;
  const facts = {
    category: say(`set-${categoryOf(led)}`),
    name: names[view.winning] ?? '',
    block: blockInWords(ahead),
    whose: view.sides[view.winning] === side ? 'ours' : 'theirs',
  };
  const must = hand.some((block) => categoryOf(block) === categoryOf(led));
  const here = say('ask-here', { points: worthTo(view, side, view.trick) });
  return `${say(must ? 'ask-follow' : 'ask-any', facts)} ${here}`.trim();
}

// What a choice would do

/** What playing a block would mean for the trick as it lies. */
export function effectOf({ view, names }: Shown, block: string): string {
  if (!view.trick.length) return say('would-lead', { category: say(`set-${categoryOf(block)}`) });
  return say(view.stronger.includes(block) ? 'would-be-ahead' : 'would-stay-behind', {
    name: names[view.winning ?? 0] ?? '',
  });
}

type Took = Extract<Happening, { event: 'took' }>;
const tookIn = (plan: Plan | undefined): Took | undefined =>
  plan?.happenings.find((happening): happening is Took => happening.event === 'took');

/** Who would take the trick that a block ends, and what for. */
function takingOf({ view, names, seat }: Shown, { seat: winner }: Took, block: string): string {
  const side = view.sides[winner] ?? 0;
  const whose = winner === seat ? 'mine' : side === view.sides[seat ?? 0] ? 'ours' : 'theirs';
  const points = worthTo(view, side, [...view.trick, block]);
  return say(`would-take-${whose}`, { name: names[winner] ?? '', points });
}

/** A lot that could be named: what is in hand for it, and what it needs. */
function namingOf({ view, seat }: Shown, lot: SetName): string {
  const facts = { held: heldOf(view, seat, lot), set: say(`set-${lot}`), lacking: lackInWords(view, lot) };
  return say('would-name', facts);
}

export function would(plan: Plan, shown: Shown): string {
  const { names, seat } = shown;
  const [move = ''] = plan.moves;
  const named = plan.happenings.find(({ event }) => event === 'offered' || event === 'contred');
  if (named && 'lot' in named) return namingOf(shown, named.lot as SetName);
  const took = tookIn(plan);
  const effect = took ? takingOf(shown, took, move) : shown.view.phase === 'play' ? effectOf(shown, move) : '';
  const rest = plan.happenings.map((happening) => told('lotissements', 'would', happening, names, seat) ?? '');
  return [effect, ...rest].filter(Boolean).join(', ');
}

/** What a block that ends the trick would bring to my side, such as "+20". */
export function markOf({ view, plans, seat }: Shown, block: string): string | null {
  const took = tookIn(plans.find((plan) => plan.moves[0] === block));
  const side = view.sides[seat ?? 0] ?? 0;
  if (!took || view.sides[took.seat] !== side) return null;
  const points = worthTo(view, side, [...view.trick, block]);
  return points ? `+${points}` : null;
}

const heldOf = (view: View, seat: number | null, lot: SetName): number =>
  heldBy(view, seat).filter((block) => motifOf(block) === lot).length;

/** How many blocks in hand are for a lot. */
export const markOfLot = (view: View, seat: number | null, lot: SetName): string =>
  say('lot-held', { held: heldOf(view, seat, lot) });

// What just happened

const LOT_EVENTS: ReadonlySet<string> = new Set(['offered', 'contred', 'built', 'finished', 'beaten']);

export const placesOf = (happening: Happening): string[] =>
  LOT_EVENTS.has(happening.event) && 'lot' in happening ? [happening.lot] : [];

export function moment(happening: Happening, { view, names }: Shown): Moment | null {
  switch (happening.event) {
    case 'finished': {
      const title = say('moment-finished', { set: say(`set-${happening.lot}`) });
      return { title, text: happening.sentence, inks: [inkOf(view, happening.seat)] };
    }
    case 'left_to_partner':
      return { title: say('moment-build'), text: happening.sentence, inks: [inkOf(view, happening.seat)] };
    case 'dealt':
      return happening.round > 1 ? roundOver(happening.round - 1, view, names) : null;
    default:
      return null;
  }
}

function roundOver(round: number, view: View, names: string[]): Moment {
  const standings = view.points.map((points, side) => `${sideInWords(view, side, names)} ${points}`);
  return {
    title: say('moment-round', { round }),
    text: standings.join(' · '),
    inks: view.points.map((_, side) => inkOfSide(side)),
  };
}
