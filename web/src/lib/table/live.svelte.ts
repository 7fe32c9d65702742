/** A table as this browser knows it: what the server said last, what I am about to do, and what is on its way. */
import { untrack } from 'svelte';
import { api, Refusal } from '../api/client';
import { Socket, type Connection } from '../api/socket';
import type { Advice, FromServer, LogEntry, Message, Plan, Position, Table, ToServer, Trouble } from '../api/types';
import { settings } from '../settings.svelte';
import { words } from '../words/words.svelte';
import { completedBy, hurts } from './plans';
import { PositionQueue } from './queue';

type Sent = ToServer & { id: string };

/** A position that is past, and what led to it. */
interface Past {
  position: Position;
  entries: LogEntry[];
}

/** Milliseconds for which a moment stays when it is shown once more. */
const STAY_AGAIN = 1000;
/** Positions that are remembered for that. */
const MOST_REMEMBERED = 100;

const namesAt = (table: Table | null): string => JSON.stringify(table?.seats.map((seat) => seat.name));

export class LiveTable {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Message[]>([]);
  plans = $state.raw<Plan[]>([]);
  connection = $state<Connection>('connecting');
  trouble = $state.raw<Pick<Trouble, 'sentence' | 'rule'> | null>(null);
  advice = $state.raw<Advice | null>(null);

  /** What the position that was drawn last tells for the first time, or once more. */
  news = $state.raw<LogEntry[]>([]);
  /** Whether the show of others' moves is so far behind that one may want to leave it out. */
  isLate = $state(false);
  /** The numbers of the moves that were played for me since I chose one, as there was no other. */
  forced = $state.raw<ReadonlySet<number>>(new Set());
  /** A moment that is being shown once more. */
  again = $state.raw<Past | null>(null);

  /** Whether a bot is thinking about a hint. */
  isAsking = $state(false);

  /** Plans that pointing at something brings to mind. */
  considered = $state.raw<Plan[]>([]);
  /** What a board says about the thing that is pointed at. */
  remark = $state('');
  /** Plans put up for choice: several lead to what was clicked, or a finger should confirm one. */
  offered = $state.raw<Plan[]>([]);
  /** A plan that hurts, to be asked about. */
  feared = $state.raw<Plan | null>(null);
  /** Whether something I sent is not yet answered. */
  busy = $state(false);

  #isResigning = $state(false);
  /** Whether I have left the game for good; a bot plays on for me. */
  readonly hasLeft = $derived(this.#isResigning || this.table?.seats[this.position?.seat ?? -1]?.gone === 'resigned');
  readonly isMine = $derived(
    !this.hasLeft && this.position !== null && this.position.seat !== null && this.position.turn === this.position.seat,
  );
  readonly isOver = $derived(this.position?.phase === 'over');
  /** Whether a move of mine can be taken back: at once, or by asking the others where nobody does so yet. */
  readonly canTakeBack = $derived(
    this.position !== null &&
      (this.position.can_undo || (this.position.has_moved && !this.isOver && !this.table?.rated && !this.table?.undo)),
  );

  /** Events that a player would want to be asked about first; a board says which. */
  hard: ReadonlySet<string> = new Set();
  /** Whether something stays in sight a little longer; a board says so. */
  isTelling: (entry: LogEntry) => boolean = () => false;
  /** Whether something changed nothing that is seen; a board says so. */
  isIdle: (entry: LogEntry) => boolean = () => false;

  #socket: Socket;
  #queue = new PositionQueue({
    draw: (position, seen) => this.#draw(position, seen),
    isHurried: () => settings.hurried,
    isTelling: (entry) => this.isTelling(entry),
    isIdle: (entry) => this.forced.size > 0 && this.isIdle(entry),
    fell: (isLate) => (this.isLate = isLate),
  });
  #outbox = new Map<string, Sent>();
  #sent = 0;
  /** The number of the position in which I chose last. */
  #chosenAt = -1;
  /** What has been shown since I chose last, that position first. */
  #past: Past[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #hasOrdered = false;
  /** Plans on their way; of no use once something is played. */
  #planning = new AbortController();

  constructor(readonly id: string) {
    this.#socket = new Socket(id, () => words.language, {
      heard: (message) => this.#hear(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  close(): void {
    this.#queue.stop();
    this.stopAgain();
    this.#planning.abort();
    this.#socket.close();
  }

  // What I do

  /** Plays a chain of moves; asks first if it cannot be taken back and hurts, or if only a finger pointed at it. */
  choose(chain: readonly string[], pointer = 'mouse'): void {
    this.stopAgain();
    if (!this.isMine || this.busy) return;
    const plan = completedBy(this.plans, chain);
    if (plan && hurts(plan, this.position?.seat ?? null, this.hard)) this.feared = plan;
    else if (plan && pointer === 'touch' && this.offered[0] !== plan) this.offered = [plan];
    else this.play(chain);
  }

  /** Plays what leads to a thing: the only plan at once, several after a choice. */
  chooseAmong(plans: Plan[], pointer = 'mouse'): void {
    const [only] = plans;
    if (only && plans.length === 1) this.choose(only.moves, pointer);
    else this.offered = plans;
  }

  play(chain: readonly string[]): void {
    if (!this.position) return;
    this.forgetChoices();
    this.#chosenAt = this.position.number;
    this.#send({ type: 'play', number: this.position.number, moves: [...chain] });
  }

  undo(): void {
    if (!this.position) return;
    this.forgetChoices();
    this.#send({ type: 'undo', number: this.position.number });
  }

  answerUndo(agree: boolean): void {
    this.#send({ type: 'answer', agree });
  }

  async resign(): Promise<void> {
    this.#isResigning = true;
    try {
      await api.resign(this.id);
    } catch (error) {
      this.#isResigning = false;
      this.complain(error);
    }
  }

  /** Said by request: who only watches becomes a guest by it. */
  async say(text: string): Promise<void> {
    await api.say(this.id, text).catch((error: unknown) => this.complain(error));
  }

  async sitDown(seat: number): Promise<void> {
    try {
      this.table = await api.join(this.id, seat);
      this.#socket.reconnect();
    } catch (error) {
      this.complain(error);
    }
  }

  speak(): void {
    this.#socket.send({ type: 'language', language: words.language });
  }

  async askHint(): Promise<void> {
    this.isAsking = true;
    try {
      const advice = await api.hint(this.id);
      if (advice.number === this.position?.number) this.advice = advice;
    } catch (error) {
      this.complain(error);
    } finally {
      this.isAsking = false;
    }
  }

  /** Leaves out the show of what the others have done. */
  jump(): void {
    this.#queue.jump();
  }

  /** Goes on with the show, however long this moment would have stayed. */
  goOn(): void {
    if (this.#queue.last) this.#queue.next();
  }

  /** Shows once more what the others have done since I chose last; without their positions, where it happened. */
  showAgain(entries: LogEntry[]): void {
    const { position } = this;
    if (!position) return;
    this.forgetChoices();
    const isRemembered = this.#past.length > 1;
    this.#showNext(isRemembered ? [...this.#past] : entries.map((entry) => ({ position, entries: [entry] })));
  }

  stopAgain(): void {
    clearTimeout(this.#showing);
    this.again = null;
  }

  #showNext(waiting: Past[]): void {
    this.stopAgain();
    const next = waiting.shift();
    if (!next) return;
    this.again = next;
    this.news = next.entries;
    this.#showing = setTimeout(() => this.#showNext(waiting), STAY_AGAIN);
  }

  /** Has moves without an alternative played for me, if I like that; the server knows where it gives nothing away. */
  async playForced(): Promise<void> {
    const orders = await api.orders(this.id);
    if (orders.forced !== settings.forced) await api.setOrders(this.id, { ...orders, forced: settings.forced });
  }

  forgetChoices(): void {
    this.considered = [];
    this.remark = '';
    this.offered = [];
    this.feared = null;
    this.trouble = null;
    this.advice = null;
  }

  complain(error: unknown): void {
    if (error instanceof Refusal) this.trouble = { sentence: error.message, rule: error.rule };
    else this.trouble = { sentence: words.say('unreachable'), rule: '' };
  }

  // What the server says

  #send(message: ToServer): void {
    const sent: Sent = { ...message, id: `${++this.#sent}` };
    this.#outbox.set(sent.id, sent);
    this.busy = true;
    if (message.type === 'play' || message.type === 'undo') this.#planning.abort();
    this.#socket.send(sent);
  }

  #hear(message: FromServer): void {
    if (message.type === 'state') this.#takeState(message);
    else if (message.type === 'moved') this.#takeMove(message.position);
    else if (message.type === 'table') this.#takeTable(message.table);
    else if (message.type === 'chat') this.chat = [...this.chat, message.message];
    else if (message.type === 'done') this.#settle(message.id);
    else if (message.type === 'error') this.#refuse(message.id, message.error);
  }

  #takeState(state: Extract<FromServer, { type: 'state' }>): void {
    this.table = state.table;
    if (state.chat) this.chat = state.chat;
    if (state.position) {
      this.log = [];
      this.#queue.showNow(state.position);
    }
    for (const sent of this.#outbox.values()) this.#socket.send(sent);
  }

  /** With another name at the table the whole log is asked for anew: its sentences hold the old one. */
  #takeTable(table: Table): void {
    const isRenamed = this.position !== null && namesAt(table) !== namesAt(this.table);
    this.table = table;
    if (isRenamed) this.#socket.send({ type: 'resume' });
  }

  #takeMove(position: Position): void {
    const latest = this.#queue.last ?? this.position;
    if (latest && position.number <= latest.number) return;
    if (latest && position.number > latest.number + 1) this.#socket.send({ type: 'resume' });
    else this.#queue.add(position);
  }

  #draw(position: Position, seen: LogEntry[]): void {
    this.stopAgain();
    this.#remember(position, seen);
    this.position = position;
    this.log = [...this.log, ...position.log];
    this.news = seen;
    this.forgetChoices();
    untrack(() => void this.#fetchPlans(position.number));
    untrack(() => this.#order());
  }

  /** My own move ends what is remembered, unless it was played for me. */
  #remember(position: Position, entries: LogEntry[]): void {
    const before = this.position;
    const mine = position.log.filter((entry) => entry.seat === position.seat);
    const isForced = before?.moves.length === 1 && before.number !== this.#chosenAt;
    if (!entries.length || (mine.length && !isForced)) {
      this.forced = new Set();
      this.#past = [{ position, entries: [] }];
      return;
    }
    if (mine.length) this.forced = new Set([...this.forced, ...mine.map((entry) => entry.number)]);
    this.#past = [...this.#past.slice(-MOST_REMEMBERED), { position, entries }];
  }

  #order(): void {
    if (this.#hasOrdered || this.position?.seat == null || this.isOver || this.hasLeft) return;
    this.#hasOrdered = true;
    this.playForced().catch(() => undefined); // then one plays them by hand
  }

  async #fetchPlans(number: number): Promise<void> {
    this.plans = [];
    this.#planning.abort();
    if (!this.isMine) return;
    this.#planning = new AbortController();
    try {
      const found = await api.plans(this.id, this.#planning.signal);
      if (found.number === number && this.position?.number === number) this.plans = found.plans;
    } catch {
      // without plans there are no previews; every move can still be made
    }
  }

  #settle(id: string | null): void {
    if (id !== null) this.#outbox.delete(id);
    this.busy = this.#outbox.size > 0;
  }

  #refuse(id: string | null, error: Trouble): void {
    this.#settle(id);
    if (error.code === 'stale-number') this.#socket.send({ type: 'resume' });
    else this.trouble = error;
  }
}
