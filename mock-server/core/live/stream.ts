import { Readable } from 'node:stream';
import { Streamed } from '../../engine/stream/streamed.ts';
import type { Seer } from '../kinds/seer.ts';
import type { StreamEvent } from './event.ts';

/** A slow receiver may fall this far behind, in bytes. Then its stream ends, and it continues from its last event. */
const MAX_BEHIND = 1024 ** 2;

export interface Receiver {
  /** What the receiver may see now. */
  seer(): Seer;
  sessionId: string;
  /** It is equal for receivers who see the same. */
  sameAs: string;
  /** Why the receiver may not receive more; null if they may. */
  refused(): 'UNAUTHENTICATED' | 'TOKEN_EXPIRED' | null;
}

/** Returns the bytes of an event. */
export const frameOf = (id: string, event: StreamEvent): Buffer =>
  Buffer.from(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);

/** One open answer of `openEventStream`. */
export class EventStream extends Streamed {
  readonly length = null;
  override readonly specimen: StreamEvent;
  readonly receiver: Receiver;
  readonly #out: Readable;
  /** A proxy holds these frames back. It is null without a proxy. */
  #held: Buffer[] | null = null;

  /** @param onClose called once, when either side has closed the stream */
  constructor(receiver: Receiver, specimen: StreamEvent, onClose: (stream: EventStream) => void) {
    super();
    this.receiver = receiver;
    this.specimen = specimen;
    this.#out = new Readable({
      read: () => {},
      destroy: (error, done) => {
        onClose(this);
        done(error);
      },
    });
    // A cut connection is no failure of the mock.
    this.#out.on('error', () => {});
  }

  stream(): Readable {
    return this.#out;
  }

  send(frame: Buffer): void {
    if (this.#out.destroyed || this.#out.readableEnded) return;
    if (this.#held) this.#held.push(frame);
    else if (this.#out.readableLength > MAX_BEHIND) this.cut();
    else this.#out.push(frame);
  }

  /** Holds back everything until the end, as some proxies do. */
  hold(): void {
    this.#held ??= [];
  }

  /** Ends the answer in an orderly way. */
  end(): void {
    if (this.#out.destroyed) return;
    for (const frame of this.#held ?? []) this.#out.push(frame);
    this.#held = null;
    this.#out.push(null);
  }

  /** Breaks the connection off. */
  cut(): void {
    this.#out.destroy(new Error('The stream was cut.'));
  }
}
