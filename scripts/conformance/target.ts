import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../support/refusal.ts';
import { Secrets } from './checks/secrets.ts';

export type Fetch = (request: Request) => Promise<Response>;

export type Fields = Record<string, string | File>;

/** What a report repeats of a request. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A form is listed by its fields. */
  body?: string | Uint8Array<ArrayBuffer> | Fields;
}

export interface Answer {
  sent: Sent;
  /** 0 if there was no answer. */
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** Undefined if the body is not JSON. */
  json: unknown;
}

const PATIENCE_MS = 60_000;
const RETRIES = 3;
const LONGEST_WAIT_SECONDS = 30;

/** Parses the base address of the API; the result ends with a slash. @throws Refusal */
export function baseFrom(address: string, name = '--target'): URL {
  const base = URL.parse(address);
  const isPlain = base && !base.search && !base.hash && !base.username && !base.password;
  if (!isPlain || !/^https?:$/.test(base.protocol)) {
    // The part before an @ may contain a password.
    const shown = address.replace(/\/\/[^/]*@/, '//***@');
    throw new Refusal(`${name} must be an address such as https://host/api/v1, not "${shown}".`, 2);
  }
  base.pathname = `${base.pathname.replace(/\/+$/, '')}/`;
  return base;
}

/** Returns the address of a path below a base; null if the path leads out of it. */
export function below(base: URL, path: string): URL | null {
  const url = URL.parse(`${base.origin}${base.pathname}${path}`);
  const isInside = url?.origin === base.origin && url.pathname.startsWith(base.pathname);
  return isInside ? url : null;
}

/** The host under test. Nothing is sent to other addresses; redirections are not followed. */
export class Target {
  readonly #base: URL;
  readonly #fetch: Fetch;
  readonly #retries: number;
  readonly secrets = new Secrets();
  requests = 0;

  /** @param retries how often to repeat a call that the host refuses as one too many, after the time that it names */
  constructor(address: string, fetchIt: Fetch = fetch, retries = RETRIES) {
    this.#base = baseFrom(address);
    this.#fetch = fetchIt;
    this.#retries = retries;
  }

  /** @throws Refusal for a path that leads out of the base address */
  url(path: string, query: [string, string][] = []): string {
    const url = below(this.#base, path.replace(/^\//, ''));
    if (!url) throw new Refusal(`${path} leads out of ${this.#base.href} and is not sent.`);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }

  /** Calls an address on the host outside the contract. @throws Refusal for another host */
  beside(address: string): string {
    const url = new URL(address, this.#base);
    if (url.origin === this.#base.origin) return url.href;
    throw new Refusal(`${address} is not on the host of ${this.#base.href}.`);
  }

  async send(sent: Sent): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#sendOnce(sent);
      if (answer.status !== 429 || tries === this.#retries) return answer;
      // The host's Retry-After header.
      const seconds = Number(answer.headers.get('retry-after') ?? 1);
      await sleep(Math.min(seconds || 1, LONGEST_WAIT_SECONDS) * 1000);
    }
  }

  async #sendOnce(sent: Sent): Promise<Answer> {
    this.requests += 1;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await this.#fetch(new Request(requestOf(sent), { signal }));
      const bytes = await bodyOf(response);
      const text = bytes.toString();
      return {
        sent,
        status: response.status,
        headers: response.headers,
        bytes,
        text,
        json: parse(text),
      };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const text = cause instanceof Error ? cause.message : String(cause);
      return {
        sent,
        status: 0,
        headers: new Headers(),
        bytes: Buffer.alloc(0),
        text,
        json: undefined,
      };
    }
  }
}

/** How long to listen to a stream of events, which has no end. */
const LISTEN_MS = 1_000;

async function bodyOf(response: Response): Promise<Buffer> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return Buffer.from(await response.arrayBuffer());
  const reader = response.body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), LISTEN_MS);
  const chunks: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}

export const isFields = (body: Sent['body']): body is Fields =>
  typeof body === 'object' && !(body instanceof Uint8Array);

export const requestOf = ({ method, url, headers, body }: Sent): Request =>
  new Request(url, {
    method,
    headers,
    body: isFields(body) ? formOf(body) : body,
    redirect: 'manual',
  });

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
