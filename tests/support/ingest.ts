import type { Page } from '@playwright/test';

/** The host that the test build reports to (scripts/build.ts); it does not exist. */
export const ingestHost = 'errors.example.com';

export interface SentEvent {
  event_id: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value: string }[] };
  breadcrumbs?: { category: string; data?: Record<string, unknown> }[];
  [field: string]: unknown;
}

interface ReplayEvent {
  replay_id: string;
  segment_id: number;
  /** 'session' if it is recorded from its start, 'buffer' if an error made it send its last minute. */
  replay_type: string;
  urls: string[];
  error_ids: string[];
}

interface Item {
  type: string;
  payload: string;
}

/** A stand-in for the error-reporting service: records all envelopes that the page posts. */
export class Ingest {
  /** The envelopes in order of arrival. */
  readonly envelopes: string[] = [];

  static async standIn(page: Page): Promise<Ingest> {
    const ingest = new Ingest();
    await page.context().route(`https://${ingestHost}/**`, async (route) => {
      const body = route.request().postDataBuffer();
      if (body) ingest.envelopes.push(body.toString('utf8'));
      await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    });
    return ingest;
  }

  events(): SentEvent[] {
    return this.#payloads('event').map((payload) => JSON.parse(payload));
  }

  /** The events by the message of their first exception. */
  about(message: string | RegExp): SentEvent[] {
    return this.events().filter(({ exception }) =>
      exception.values.some(({ value }) => value.match(message)),
    );
  }

  replays(): ReplayEvent[] {
    return this.#payloads('replay_event').map((payload) => JSON.parse(payload));
  }

  /** The recording from all segments. */
  recording(): { type: number; data: Record<string, unknown> }[] {
    return this.#payloads('replay_recording').flatMap((payload) =>
      JSON.parse(payload.slice(payload.indexOf('\n') + 1)),
    );
  }

  #payloads(type: string): string[] {
    return this.envelopes
      .flatMap(itemsOf)
      .filter((item) => item.type === type)
      .map(({ payload }) => payload);
  }
}

/** Parses an envelope: a line of headers, then the headers and payload of each item. */
function itemsOf(envelope: string): Item[] {
  let rest = Buffer.from(envelope);
  const line = () => {
    const end = rest.indexOf('\n');
    const text = rest.subarray(0, end < 0 ? rest.length : end).toString();
    rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1);
    return text;
  };
  line();
  const items: Item[] = [];
  while (rest.length > 0) {
    const { type, length }: { type: string; length?: number } = JSON.parse(line());
    if (length === undefined) items.push({ type, payload: line() });
    else {
      items.push({ type, payload: rest.subarray(0, length).toString() });
      rest = rest.subarray(length + 1);
    }
  }
  return items;
}
