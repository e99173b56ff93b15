import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'vitest';
import type { StreamEvent } from '../../../mock-server/core/live/event.ts';
import type { Client } from './mock.ts';

export interface Heard {
  id: string;
  event: StreamEvent;
}

/** Reads a stream of events in the background. */
export class Listener {
  readonly heard: Heard[] = [];
  readonly status: number;
  isOver = false;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  private constructor({ status, body }: Response) {
    this.status = status;
    this.#reader = body?.getReader();
    void this.#read();
  }

  static async open(client: Client, query = '', lastEventId?: string): Promise<Listener> {
    const headers = lastEventId === undefined ? undefined : { 'last-event-id': lastEventId };
    const response = await client.call('GET', `/events${query}`, headers ? { headers } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const listener = new Listener(response);
    await settled();
    return listener;
  }

  /** What was heard, apart from the events about the stream itself. */
  get news(): StreamEvent[] {
    return this.heard.map(({ event }) => event).filter(({ type }) => !type.startsWith('stream.'));
  }

  get types(): string[] {
    return this.heard.map(({ event }) => event.type);
  }

  get lastEventId(): string {
    return this.heard.at(-1)?.id ?? '';
  }

  async close(): Promise<void> {
    await this.#reader?.cancel();
    await settled();
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      for (;;) {
        const chunk = await this.#reader?.read();
        if (!chunk || chunk.done) break;
        text += Buffer.from(chunk.value).toString();
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.heard.push(heardIn(block));
      }
    } catch {
      // The connection was cut.
    }
    this.isOver = true;
  }
}

function heardIn(block: string): Heard {
  const [, id = '', data = ''] = /^id: (.+)\ndata: (.+)$/.exec(block) ?? [];
  return { id, event: JSON.parse(data) };
}

/** Lets everything arrive that was sent. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 8; i += 1) await turn();
}
