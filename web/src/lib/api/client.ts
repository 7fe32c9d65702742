/** The server's requests, one function each. A refusal is thrown as `Refusal`, with a sentence for people. */
import type {
  Advice,
  AnalysisState,
  Fork,
  Game,
  Lesson,
  LessonPosition,
  Lobby,
  Mark,
  Me,
  Moment,
  Orders,
  Pad,
  Plans,
  Replay,
  SeatWish,
  Table,
  TableWish,
  Trouble,
} from './types';

export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(trouble: Pick<Trouble, 'code' | 'sentence' | 'rule'>) {
    super(trouble.sentence);
    this.code = trouble.code;
    this.rule = trouble.rule;
  }
}

/** Thrown when no answer came at all. */
export class Unreachable extends Error {}

let language = navigator.language;

export function speak(chosen: string): void {
  language = chosen;
}

async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Error> {
  try {
    return new Refusal(((await response.json()) as { error: Trouble }).error);
  } catch {
    return new Unreachable();
  }
}

const json = async <Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> =>
  (await (await request(method, path, body, signal)).json()) as Answer;
const text = async (path: string): Promise<string> => (await request('GET', path)).text();

/** What we add to the deal: worth something because the server commits itself to its part before it knows ours. */
const luck = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const api = {
  games: () => json<Game[]>('GET', '/games'),
  game: (game: string) => json<Game>('GET', `/games/${game}`),
  rulebook: (game: string) => text(`/games/${game}/rulebook`),
  words: (spoken: string, game: string) => text(`/words/${spoken}/${game}`),

  me: () => json<Me>('GET', '/me'),
  rename: (name: string, mark: Mark) => json<Me>('POST', '/me', { name, mark }),
  lobby: () => json<Lobby>('GET', '/lobby'),

  lesson: (game: string) => json<Lesson>('GET', `/games/${game}/lesson`),
  tryStep: (game: string, step: number, moves: string[]) =>
    json<LessonPosition>('POST', `/games/${game}/lesson/${step}`, { moves }),

  table: (table: string) => json<Table>('GET', `/tables/${table}`),
  create: async (wish: TableWish): Promise<Table> => {
    const made = await json<Table>('POST', '/tables', { ...wish, start: false });
    return wish.start ? api.start(made.id, null) : made;
  },
  join: (table: string, seat: number | null) => json<Table>('POST', `/tables/${table}/join`, { seat, luck: luck() }),
  leave: (table: string) => request('POST', `/tables/${table}/leave`, {}),
  fillSeat: (table: string, seat: number, wish: SeatWish) => json<Table>('PUT', `/tables/${table}/seats/${seat}`, wish),
  start: (table: string, fill: string | null) => json<Table>('POST', `/tables/${table}/start`, { fill, luck: luck() }),
  resign: (table: string) => json<Table>('POST', `/tables/${table}/resign`, {}),
  takeBackSeat: (table: string) => json<Table>('POST', `/tables/${table}/return`, {}),
  rematch: (table: string) => json<Table>('POST', `/tables/${table}/rematch`, {}),

  say: (table: string, text: string) => request('POST', `/tables/${table}/chat`, { text }),
  plans: (table: string, signal: AbortSignal) =>
    json<Plans>('GET', `/tables/${table}/plans?most=1000`, undefined, signal),
  hint: (table: string) => json<Advice>('POST', `/tables/${table}/hint`, {}),
  inWords: (table: string) => text(`/tables/${table}/words`),
  orders: (table: string) => json<Orders>('GET', `/tables/${table}/orders`),
  setOrders: (table: string, orders: Orders) => json<Orders>('PUT', `/tables/${table}/orders`, orders),

  pad: (table: string) => json<Pad>('GET', `/tables/${table}/pad`),
  replay: (table: string) => json<Replay>('GET', `/tables/${table}/replay`),
  moment: (table: string, move: number, eyes: string) =>
    json<Moment>('GET', `/tables/${table}/replay/${move}${eyes && `?seat=${eyes}`}`),
  momentInWords: (table: string, move: number, eyes: string) =>
    text(`/tables/${table}/replay/${move}/words${eyes && `?seat=${eyes}`}`),
  analysis: (table: string) => json<AnalysisState>('GET', `/tables/${table}/analysis`),
  askAnalysis: (table: string) => json<AnalysisState>('POST', `/tables/${table}/analysis`, {}),
  fork: (table: string, wish: Partial<Fork>) => json<Table>('POST', `/tables/${table}/fork`, wish),
};
