import type { Finding } from '../conformance/check.ts';
import { Secrets } from '../conformance/checks/secrets.ts';
import type { Api } from '../conformance/operations.ts';

/** A call that passed through the proxy. */
export interface Call {
  method: string;
  /** Path below the host's address, without the query. */
  path: string;
  /** Null if the contract does not declare the call. */
  operation: string | null;
  /** 0 if there was no answer. */
  status: number;
  code?: string;
}

export type Side = 'request' | 'answer';

export interface Departure extends Finding, Call {
  side: Side;
  /** Number of equal departures; the path is that of the first. */
  times: number;
}

/** A session with more kinds of departures is not talking to a host of this contract. */
const MAX_KINDS = 1000;
const MAX_LENGTH = 300;

/** Counts calls and departures, and prints each kind of departure once. */
export class Journal {
  readonly secrets = new Secrets();
  readonly #say: (line: string) => void;
  readonly #departures = new Map<string, Departure>();
  /** Counts of each answer, by operation. */
  readonly #answers = new Map<string, Map<string, number>>();
  readonly began = Date.now();
  calls = 0;
  /** Number of bodies that were too large to check, or incomplete. */
  unread = 0;
  /** Number of departures beyond the limit of kinds. */
  dropped = 0;

  constructor(api: Api, say: (line: string) => void) {
    this.#say = say;
    for (const { id } of api.operations) this.#answers.set(id, new Map());
  }

  get departures(): Departure[] {
    return [...this.#departures.values()];
  }

  answersOf(operation: string): ReadonlyMap<string, number> {
    return this.#answers.get(operation) ?? new Map();
  }

  count(call: Call): void {
    this.calls += 1;
    const seen = call.operation === null ? undefined : this.#answers.get(call.operation);
    if (!seen) return;
    const answer = answerName(call);
    seen.set(answer, (seen.get(answer) ?? 0) + 1);
  }

  addFinding(call: Call, side: Side, { expected, got }: Finding): void {
    const finding = { expected: this.#clean(expected), got: this.#clean(got) };
    const key = keyOf(call, side, finding);
    const known = this.#departures.get(key);
    if (known) known.times += 1;
    else if (this.#departures.size >= MAX_KINDS) this.dropped += 1;
    else {
      const path = this.#clean(maskTokens(call.path));
      const made = { ...call, path, code: call.code && this.#clean(call.code) };
      const departure: Departure = { ...made, side, ...finding, times: 1 };
      this.#departures.set(key, departure);
      this.#say(lineOf(departure));
    }
  }

  /** Reports a call that could not be checked, such as JSON that is nested too deeply. */
  reportUnchecked(path: string, error: unknown): void {
    this.unread += 1;
    const reason = error instanceof Error ? error.message : String(error);
    this.#say(this.#clean(`A call of ${maskTokens(path)} could not be checked: ${reason}`));
  }

  /** Formats one line without secrets and without terminal control characters. */
  #clean(text: string): string {
    const line = this.secrets.redact(text).replace(/\p{Cc}+/gu, ' ');
    return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} ...` : line;
  }
}

export const answerName = ({ status, code }: Pick<Call, 'status' | 'code'>): string =>
  status === 0 ? 'none' : `${status}${code ? ` ${code}` : ''}`;

const lineOf = (departure: Departure): string => {
  const { method, path, operation, side, expected, got } = departure;
  const name = operation === null ? '' : ` (${operation})`;
  return `${method} ${path}${name} ${answerName(departure)}, ${side}: expected ${expected}, got ${got}`;
};

/** The same error in another row of a list, or under another id, counts as the same departure. */
function keyOf(call: Call, side: Side, { expected, got }: Finding): string {
  const place = call.operation ?? `${call.method} ${call.path}`;
  const anyRow = got.replace(/\/\d+(?=[/ ])/g, '/*');
  return [place, side, call.status, expected, anyRow].join('\n');
}

/** A segment of an unknown path that is longer than an id may be the token of a link. */
const maskTokens = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.length > 40 ? '***' : part))
    .join('/');
