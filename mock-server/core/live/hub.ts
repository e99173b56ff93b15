import { randomBytes } from 'node:crypto';
import type { Seer } from '../kinds/seer.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { Tenant } from '../state/tenant.ts';
import { untouched } from '../state/touched.ts';
import { announced } from './announce.ts';
import { isFor } from './audience.ts';
import { draftsOf } from './changes.ts';
import type { Audience, Draft, StreamEvent } from './event.ts';
import { Presence } from './presence.ts';
import { ProcessingWatch } from './processing.ts';
import { EventStream, frameOf, type Receiver } from './stream.ts';

/** How many events can be sent again. */
const WINDOW = 1000;
const HEARTBEAT_SECONDS = 15;
/** How many streams a session has open at most. A browser needs one. */
const MAX_STREAMS = 10;

/** An event with its bytes. */
interface Frame {
  audience: Audience;
  bytes: Buffer;
}

/** Positions of another epoch mean nothing. */
export const newEpoch = (): string => randomBytes(6).toString('hex');

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
  /** What calls have announced, and nobody was told yet: a call that fails has changed nothing. */
  #announced: Draft[] = [];
  /** Tells fleeting events apart. It begins with the time, so that no earlier run of the mock has used it. */
  #fleeting = Date.now();
  /** Whether everybody has to read everything again. */
  #isReset = false;
  /** What was made of a change that is not saved yet. */
  #fresh: Frame[] = [];
  #state: Tenant['state'];
  #lastEntry: ActivityEntry | undefined;
  #beat: NodeJS.Timeout | undefined;

  /** @param settle called now and then while somebody listens */
  constructor(tenant: Tenant, check: (event: StreamEvent) => void, settle: () => void) {
    this.#tenant = tenant;
    this.#check = check;
    this.#settle = settle;
    this.presence = new Presence(tenant.now, (draft) => this.#send([this.#framed(draft)]));
    this.#state = tenant.state;
    this.#look();
    tenant.follow({
      make: () => this.#make(),
      tell: () => this.#tell(),
      drop: () => this.#drop(),
    });
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
    else this.#sendTo(stream, this.#framesAfter(from));
    if (wait === 0) stream.end();
    else this.#add(stream, wait);
    return stream;
  }

  /** Sends an event that no entry of the activity log brings, once the call that brings it has ended. */
  announce(draft: Draft): void {
    this.#announced.push(draft);
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
    const frames = this.#framesAfter(this.#seq - count);
    for (const stream of this.#streams) this.#sendTo(stream, frames);
  }

  /** Forgets the events that could be sent again. */
  forget(): void {
    this.#tenant.state.stream = { epoch: newEpoch(), sent: [] };
    this.#tenant.keep();
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

  /** The number of the latest event that can be sent again. */
  get #seq(): number {
    return untouched(this.#tenant.state).stream.sent.at(-1)?.seq ?? 0;
  }

  #idOf = (seq: number) => `${untouched(this.#tenant.state).stream.epoch}.${seq.toString(36)}`;

  #framesAfter(from: number): Frame[] {
    return untouched(this.#tenant.state)
      .stream.sent.filter(({ seq }) => seq > from)
      .map(({ seq, event, audience }) => ({ audience, bytes: frameOf(this.#idOf(seq), event) }));
  }

  /** The position after which a stream begins; null if not all events since then are kept. */
  #startOf(lastEventId: string | undefined, lookBack: number): number | null {
    const { epoch: ownEpoch, sent } = untouched(this.#tenant.state).stream;
    const oldest = sent[0]?.seq ?? this.#seq + 1;
    if (lastEventId === undefined) {
      if (lookBack === 0) return this.#seq;
      const since = this.#tenant.now() - lookBack * 1000;
      const first = sent.find(({ at }) => at >= since);
      const isCut = first !== undefined && first.seq === oldest && sent.length === WINDOW;
      return isCut ? null : (first?.seq ?? this.#seq + 1) - 1;
    }
    const [epoch, position = ''] = lastEventId.split('.');
    const seq = Number.parseInt(position, 36);
    const isKnown = epoch === ownEpoch && seq + 1 >= oldest && seq <= this.#seq;
    return isKnown ? seq : null;
  }

  /** Makes the events of a change. */
  #make(): void {
    const { state } = this.#tenant;
    const entries = state === this.#state ? this.#newEntries() : null;
    if (!entries) {
      this.#restart();
      return;
    }
    const drafts = [
      ...this.#announced.splice(0),
      ...draftsOf(state, entries),
      ...this.#processing.drafts(state, this.#tenant.now()),
      ...announced(this.#tenant),
    ];
    for (const draft of drafts) this.#fresh.push(this.#framed(draft));
  }

  /** Sends them, once the change is saved. */
  #tell(): void {
    const fresh = this.#fresh.splice(0);
    if (this.#isReset) {
      this.#isReset = false;
      const reset = frameOf(this.#idOf(this.#seq), { type: 'stream.reset' });
      for (const stream of this.#streams) stream.send(reset);
    }
    // First, so that nobody hears of what happened after they lost the right to.
    this.#endRefused();
    this.#send(fresh);
  }

  /** Forgets what was made of a change that was taken back. */
  #drop(): void {
    this.#announced = [];
    this.#fresh = [];
    announced(this.#tenant);
    this.#look();
  }

  #look(): void {
    this.#state = this.#tenant.state;
    this.#lastEntry = untouched(this.#state).activity.at(-1);
    this.#processing.look(this.#state);
  }

  /** The tenant was reset, so nothing that was shown is true. */
  #restart(): void {
    this.#drop();
    this.presence.clear();
    this.#state.stream = { epoch: newEpoch(), sent: [] };
    this.#isReset = true;
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

  /** Gives an event its number, and keeps it if it can be sent again. */
  #framed({ event, audience, isFleeting }: Draft): Frame {
    this.#check(event);
    if (isFleeting) {
      this.#fleeting += 1;
      // Clients continue after the event before it. They take no id twice.
      const id = `${this.#idOf(this.#seq)}.${this.#fleeting.toString(36)}`;
      return { audience, bytes: frameOf(id, event) };
    }
    const { sent } = this.#tenant.state.stream;
    sent.push({ seq: this.#seq + 1, at: this.#tenant.now(), event, audience });
    if (sent.length > WINDOW) sent.shift();
    return { audience, bytes: frameOf(this.#idOf(this.#seq), event) };
  }

  #send(frames: readonly Frame[]): void {
    if (frames.length === 0) return;
    const { delayMs } = this.faults;
    const send = () => {
      const known = new Map<string, readonly Frame[]>();
      for (const stream of this.#streams) this.#sendTo(stream, frames, known);
    };
    if (delayMs > 0) setTimeout(send, delayMs).unref();
    else send();
  }

  /** @param known what receivers who see the same get */
  #sendTo(
    stream: EventStream,
    frames: readonly Frame[],
    known = new Map<string, readonly Frame[]>(),
  ): void {
    const { receiver } = stream;
    if (frames.length === 0 || receiver.refused() !== null) return;
    const seen = known.get(receiver.sameAs) ?? seenBy(receiver.seer(), frames);
    known.set(receiver.sameAs, seen);
    for (const { bytes } of seen) stream.send(bytes);
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

const seenBy = (seer: Seer, frames: readonly Frame[]) =>
  frames.filter(({ audience }) => isFor(seer, audience));

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
