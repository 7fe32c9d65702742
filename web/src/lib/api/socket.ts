/** A socket that reconnects by itself: a little later after each failure, at once when the network is back. */
import type { FromServer, ToServer } from './types';

export type Connection = 'connecting' | 'open' | 'waiting' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
/** Closed with such a code, the server will not have us back: there is no such table, or not for this page. */
const FOR_GOOD = new Set([4403, 4404]);

export interface SocketEvents {
  heard: (message: FromServer) => void;
  changed: (connection: Connection) => void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly events: SocketEvents,
  ) {
    addEventListener('online', this.#comeBack);
    this.#connect();
  }

  /** Sends a message if the line is open, and says whether it was. */
  send(message: ToServer & { id?: string }): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connects anew, as after becoming somebody else at the table. */
  reconnect(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#comeBack);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    this.events.changed('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?lang=${this.language()}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
      this.events.changed('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => this.events.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    if (this.#closed) return;
    if (FOR_GOOD.has(code)) return this.events.changed('refused');
    this.events.changed('waiting');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #comeBack = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
