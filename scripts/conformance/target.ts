import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../support/refusal.ts';

export type Fetch = (request: Request) => Promise<Response>;

export type Fields = Record<string, string | File>;

/** What is sent, as far as a report repeats it. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A form stands as its fields. */
  body?: string | Uint8Array<ArrayBuffer> | Fields;
}

export interface Answer {
  sent: Sent;
  /** 0 where there was no answer. */
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** Undefined where the body is no JSON. */
  json: unknown;
}

const PATIENCE_MS = 60_000;
const RETRIES = 3;
const LONGEST_WAIT_SECONDS = 30;

/** The one host that a run talks to. Nothing is sent beyond its address, redirections included. */
export class Target {
  readonly #base: URL;
  readonly #fetch: Fetch;
  readonly #secrets = new Set<string>();
  requests = 0;

  constructor(address: string, fetchIt: Fetch = fetch) {
    const base = URL.parse(address);
    if (!base || !/^https?:$/.test(base.protocol) || base.search || base.username) {
      throw new Refusal(
        `--target must be an address such as https://host/api/v1, not "${address}".`,
      );
    }
    base.pathname = `${base.pathname.replace(/\/+$/, '')}/`;
    this.#base = base;
    this.#fetch = fetchIt;
  }

  /** @throws Refusal for a path that leads out of the target's address */
  url(path: string, query: [string, string][] = []): string {
    const url = new URL(`${this.#base.origin}${this.#base.pathname}${path.replace(/^\//, '')}`);
    const isInside =
      url.origin === this.#base.origin && url.pathname.startsWith(this.#base.pathname);
    if (!isInside) throw new Refusal(`${path} leads out of ${this.#base.href}, and is not sent.`);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }

  /** An address on the host that is no part of the contract. @throws Refusal for another host */
  beside(address: string): string {
    const url = new URL(address, this.#base);
    if (url.origin === this.#base.origin) return url.href;
    throw new Refusal(`${address} is not on the host of ${this.#base.href}.`);
  }

  /** Keeps a value out of all that is printed. */
  hide(secret: string): void {
    if (secret.length > 3) this.#secrets.add(secret);
  }

  redact(text: string): string {
    const longestFirst = [...this.#secrets].sort((a, b) => b.length - a.length);
    return longestFirst.reduce((t, secret) => t.replaceAll(secret, '***'), text);
  }

  async send(sent: Sent): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#sendOnce(sent);
      if (answer.status !== 429 || tries === RETRIES) return answer;
      // The host says how long it wants to be left alone.
      const seconds = Number(answer.headers.get('retry-after') ?? 1);
      await sleep(Math.min(seconds || 1, LONGEST_WAIT_SECONDS) * 1000);
    }
  }

  async #sendOnce(sent: Sent): Promise<Answer> {
    this.requests += 1;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await this.#fetch(new Request(requestOf(sent), { signal }));
      const bytes = Buffer.from(await response.arrayBuffer());
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
