import { randomBytes } from 'node:crypto';
import type { Seer } from '../kinds/seer.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { Tenant } from '../state/store.ts';
import { announced } from './announce.ts';
import { draftsOf } from './changes.ts';
import type { Draft, StreamEvent } from './event.ts';
import { Presence } from './presence.ts';
import { ProcessingWatch } from './processing.ts';
import { EventStream, frameOf, type Receiver } from './stream.ts';

/** How many events can be sent again. */
const WINDOW = 1000;
const HEARTBEAT_SECONDS = 15;
/** How many streams a session has open at most. A browser needs one. */
const MAX_STREAMS = 10;

interface Sent extends Draft {
  seq: number;
  /** It is in milliseconds since the epoch. */
  at: number;
  frame: Buffer;
}

export interface Opening {
  lastEventId?: string | undefined;
  /** It is in seconds. */
  lookBack?: number | undefined;
  /** Seconds; 0 ends the stream at once. Undefined keeps it open. */
  wait?: number | undefined;
}

/** These faults of the streams are set on purpose. */
export interface StreamFaults {
  /** How late each event is, in milliseconds. */
  delayMs: number;
  /** Whether a proxy holds back each answer until its end. */
  held: boolean;
}

/** A hub has the streams of one tenant. Nothing else sends events, so each follows a change of the state. */
export class Hub {
  readonly #tenant: Tenant;
  /** Reports an event that breaks the contract. */
  readonly #check: (event: StreamEvent) => void;
  readonly #settle: () => void;
  readonly #streams = new Set<EventStream>();
  readonly #processing = new ProcessingWatch();
  readonly presence: Presence;
  faults: StreamFaults = { delayMs: 0, held: false };
  /** Positions of another run of the mock mean nothing. */
  readonly #epoch = randomBytes(6).toString('hex');
  #seq = 0;
  #sent: Sent[] = [];
  #state: Tenant['state'];
  #lastEntry: ActivityEntry | undefined;
  #beat: NodeJS.Timeout | undefined;

  /** @param settle called now and then while somebody listens */
  constructor(tenant: Tenant, check: (event: StreamEvent) => void, settle: () => void) {
    this.#tenant = tenant;
    this.#check = check;
    this.#settle = settle;
    this.presence = new Presence(tenant.now, (draft) => this.#publish([draft]));
    this.#state = tenant.state;
    this.#lastEntry = tenant.state.activity.at(-1);
    this.#processing.look(tenant.state);
    tenant.follow(() => this.#follow());
  }

  get open(): number {
    return this.#streams.size;
  }

  /** In how many seconds a session may open another stream; null if it may now. */
  waitOf(sessionId: string): number | null {
    const own = [...this.#streams].filter(({ receiver }) => receiver.sessionId === sessionId);
    // A connection that is gone is known at the next heartbeat.
    return own.length < MAX_STREAMS ? null : HEARTBEAT_SECONDS;
  }

  /** Opens a stream that begins with what the receiver has missed. */
  connect(receiver: Receiver, { lastEventId, lookBack = 0, wait }: Opening): EventStream {
    const ready = { type: 'stream.ready', heartbeatSeconds: HEARTBEAT_SECONDS } as const;
    const stream = new EventStream(receiver, ready, (closed) => this.#forget(closed));
    if (this.faults.held) stream.hold();
    const from = this.#startOf(lastEventId, lookBack);
    stream.send(frameOf(this.#idOf(from ?? this.#seq), ready));
    if (from === null) stream.send(frameOf(this.#idOf(this.#seq), { type: 'stream.reset' }));
    else
      this.#sendTo(
        stream,
        this.#sent.filter(({ seq }) => seq > from),
      );
    if (wait === 0) stream.end();
    else this.#add(stream, wait);
    return stream;
  }

  /** Sends an event that no entry of the activity log brings. */
  announce(draft: Draft): void {
    this.#publish([draft]);
  }

  /** Breaks off all connections. */
  cut(): void {
    for (const stream of [...this.#streams]) stream.cut();
  }

  /** Ends all connections. */
  end(): void {
    for (const stream of [...this.#streams]) stream.end();
    clearInterval(this.#beat);
  }

  /** Sends the latest events again, as after a reconnection that overlaps. */
  repeat(count: number): void {
    for (const stream of this.#streams) this.#sendTo(stream, this.#sent.slice(-count));
  }

  /** Forgets the events that could be sent again. */
  forget(): void {
    this.#sent = [];
    this.#seq += WINDOW;
  }

  #add(stream: EventStream, wait: number | undefined): void {
    this.#streams.add(stream);
    if (wait !== undefined) setTimeout(() => stream.end(), wait * 1000).unref();
    this.#beat ??= setInterval(() => this.#heartbeat(), HEARTBEAT_SECONDS * 1000).unref();
  }

  #forget(stream: EventStream): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  #idOf = (seq: number) => `${this.#epoch}.${seq.toString(36)}`;

  /** The position after which a stream begins; null if not all events since then are kept. */
  #startOf(lastEventId: string | undefined, lookBack: number): number | null {
    const oldest = this.#sent[0]?.seq ?? this.#seq + 1;
    if (lastEventId === undefined) {
      if (lookBack === 0) return this.#seq;
      const since = this.#tenant.now() - lookBack * 1000;
      const first = this.#sent.find(({ at }) => at >= since);
      const isCut = first !== undefined && first.seq === oldest && this.#sent.length === WINDOW;
      return isCut ? null : (first?.seq ?? this.#seq + 1) - 1;
    }
    const [epoch, position = ''] = lastEventId.split('.');
    const seq = Number.parseInt(position, 36);
    const isKnown = epoch === this.#epoch && seq + 1 >= oldest && seq <= this.#seq;
    return isKnown ? seq : null;
  }

  #follow(): void {
    const { state } = this.#tenant;
    const entries = state === this.#state ? this.#newEntries() : null;
    if (!entries) {
      this.#restart();
      return;
    }
    const drafts = [
      ...draftsOf(state, entries),
      ...this.#processing.drafts(state, this.#tenant.now()),
      ...announced(this.#tenant),
    ];
    // First, so that nobody hears of what happened after they lost the right to.
    this.#endRefused();
    this.#publish(drafts);
  }

  /** The tenant was reset, so nothing that was shown is true. */
  #restart(): void {
    this.#state = this.#tenant.state;
    this.#lastEntry = this.#state.activity.at(-1);
    this.#processing.look(this.#state);
    announced(this.#tenant);
    this.presence.clear();
    this.forget();
    const reset = frameOf(this.#idOf(this.#seq), { type: 'stream.reset' });
    for (const stream of this.#streams) stream.send(reset);
    this.#endRefused();
  }

  /** What the activity log has since the last look; null if that can no longer be told. */
  #newEntries(): readonly ActivityEntry[] | null {
    const { activity } = this.#state;
    const last = this.#lastEntry;
    this.#lastEntry = activity.at(-1);
    if (this.#lastEntry === last) return [];
    const seen = last ? activity.lastIndexOf(last) + 1 : 0;
    return last && seen === 0 ? null : activity.slice(seen);
  }

  #publish(drafts: readonly Draft[]): void {
    if (drafts.length === 0) return;
    const at = this.#tenant.now();
    const sent = drafts.map((draft) => {
      this.#check(draft.event);
      this.#seq += 1;
      return { ...draft, seq: this.#seq, at, frame: frameOf(this.#idOf(this.#seq), draft.event) };
    });
    const lasting = sent.filter(({ isFleeting }) => !isFleeting);
    this.#sent = [...this.#sent, ...lasting].slice(-WINDOW);
    const { delayMs } = this.faults;
    const send = () => {
      const known = new Map<string, readonly Sent[]>();
      for (const stream of this.#streams) this.#sendTo(stream, sent, known);
    };
    if (delayMs > 0) setTimeout(send, delayMs).unref();
    else send();
  }

  /** @param known what receivers who see the same get */
  #sendTo(
    stream: EventStream,
    sent: readonly Sent[],
    known = new Map<string, readonly Sent[]>(),
  ): void {
    const { receiver } = stream;
    if (sent.length === 0 || receiver.refused() !== null) return;
    const seen = known.get(receiver.sameAs) ?? seenBy(receiver.seer(), sent);
    known.set(receiver.sameAs, seen);
    for (const { frame } of seen) stream.send(frame);
  }

  #heartbeat(): void {
    this.#settle();
    this.#endRefused();
    const beat = frameOf(this.#idOf(this.#seq), { type: 'stream.heartbeat' });
    for (const stream of this.#streams) stream.send(beat);
  }

  /** Ends the streams of those who are no longer signed in. */
  #endRefused(): void {
    for (const stream of [...this.#streams]) {
      const code = stream.receiver.refused();
      if (!code) continue;
      stream.send(frameOf(this.#idOf(this.#seq), { type: 'stream.ended', code }));
      stream.end();
      this.#forget(stream);
    }
  }
}

const seenBy = (seer: Seer, sent: readonly Sent[]) => sent.filter((event) => event.isFor(seer));

const hubs = new WeakMap<Tenant, Hub>();

/** Lets a new tenant send events. */
export function startHub(
  tenant: Tenant,
  check: (event: StreamEvent) => void,
  settle: () => void,
): void {
  hubs.set(tenant, new Hub(tenant, check, settle));
}

/** @throws for a tenant whose hub was never started */
export function hubOf(tenant: Tenant): Hub {
  const hub = hubs.get(tenant);
  if (!hub) throw new Error(`The tenant ${tenant.id} sends no events.`);
  return hub;
}
