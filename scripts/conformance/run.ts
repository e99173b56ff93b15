import { checkAnswer, codeOf, type Expected, type Finding } from './check.ts';
import { checkShared } from './checks/cors.ts';
import type { Api, Operation } from './operations.ts';
import { propertiesIn } from './report/coverage.ts';
import { curl } from './report/curl.ts';
import type { Answer, Fields, Sent, Target } from './target.ts';

/** A request in terms of the contract. */
export interface Input {
  path: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
  form?: Fields;
  /** Replaces body and form: bytes with or without a content type. */
  raw?: { type: string | null; body: string | Uint8Array<ArrayBuffer> };
  headers?: Record<string, string>;
  as?: Caller;
}

/** The account that sends the request, or a literal Authorization header. */
export type Caller = 'main' | 'other' | 'nobody' | { authorization: string };

export interface Departure extends Finding {
  /** The operation, or what all operations share. */
  operation: string;
  /** The cases with the same finding, or the operations; the curl command is that of the first. */
  cases: string[];
  curl: string;
}

export interface CaseResult {
  name: string;
  departures: Departure[];
}

export interface Tally {
  operation: Operation;
  cases: CaseResult[];
  /** All answers that were seen, such as `201` or `409 STALE_VERSION`. */
  seen: Set<string>;
  /** Why something was not tested. */
  skipped: string[];
  /** Declared failures that were not caused, by code, with the reason. */
  unprovoked: Map<string, string>;
  /** Properties of successful answers that were seen, such as `data[].title`. */
  properties: Set<string>;
}

const NOT_IMPLEMENTED = 501;

/** Thrown if something cannot be tested on this host with this account; not a fault of the host. */
export class Skip extends Error {}

/** Sends requests, checks each answer and collects the findings. */
export class Run {
  readonly api: Api;
  readonly target: Target;
  readonly tokens: { main?: string; other?: string } = {};
  readonly tallies = new Map<string, Tally>();
  /** The operations that the run tests. It calls others only as preparation; their failures are no departures. */
  limit: ReadonlySet<string>;
  /** Operations that the host does not offer, with the answer that says so. */
  readonly missing = new Map<string, string>();
  /** What the host accepted by mistake, by the id or the path of the record that it changed. */
  readonly accepted = new Map<string, string>();
  /** The origin of a page that calls the host from elsewhere. */
  origin: string | undefined;
  readonly #headers: Record<string, string>;
  readonly #departures = new Map<string, Departure>();

  /** @param headers sent with every request, such as credentials for a gateway in front of the host */
  constructor(api: Api, target: Target, headers: Record<string, string> = {}) {
    this.api = api;
    this.target = target;
    this.limit = new Set(api.operations.map(({ id }) => id));
    this.#headers = headers;
    for (const [name, value] of Object.entries(headers))
      if (/auth|key|token|cookie/i.test(name)) target.secrets.hide(value);
  }

  get departures(): Departure[] {
    return [...this.#departures.values()];
  }

  tally(operation: Operation): Tally {
    const known = this.tallies.get(operation.id);
    if (known) return known;
    const made: Tally = {
      operation,
      cases: [],
      seen: new Set(),
      skipped: [],
      unprovoked: new Map(),
      properties: new Set(),
    };
    this.tallies.set(operation.id, made);
    return made;
  }

  /**
   * Runs a case: sends a request and checks its answer.
   * @throws Skip if the host does not offer the operation
   */
  async call(
    operation: Operation,
    input: Input,
    expected: Expected,
    name: string,
  ): Promise<Answer> {
    this.#requireOffered(operation, input);
    const answer = await this.send(operation, input);
    const { seen } = this.tally(operation);
    const hasWorked = operation.successes.some((status) => seen.has(String(status)));
    if (answer.status === NOT_IMPLEMENTED && !hasWorked) {
      // One honest answer, not a departure in each case.
      this.check(operation, answer, { statuses: [NOT_IMPLEMENTED] }, name);
      this.missing.set(operation.id, String(NOT_IMPLEMENTED));
    }
    this.#requireOffered(operation, input);
    this.check(operation, answer, expected, name);
    return answer;
  }

  #requireOffered({ id, secured }: Operation, { as = 'main' }: Input): void {
    const isSignedOut = secured && as === 'main' && this.tokens.main === undefined;
    const needed = this.missing.has(id) ? id : isSignedOut ? 'login' : undefined;
    if (needed) throw new Skip(`needs ${needed}, which the host does not offer`);
  }

  /** Sends a request without checking its answer. */
  send(operation: Operation, input: Input): Promise<Answer> {
    return this.target.send(this.sent(operation, input));
  }

  check(operation: Operation, answer: Answer, expected: Expected, name: string): void {
    if (!operation.secured) this.target.secrets.hideNamed(answer.json, /token/i);
    const { seen, properties } = this.tally(operation);
    seen.add(String(answer.status));
    const code = codeOf(answer);
    if (code) seen.add(`${answer.status} ${code}`);
    if (operation.successes.includes(answer.status))
      for (const [property] of propertiesIn(answer.json)) properties.add(property);
    // What another operation left behind is a result of that one, wherever it is read.
    const counts = this.limit.has(operation.id) || name.startsWith('after ');
    const findings = counts ? checkAnswer(operation, answer, expected) : [];
    if (counts && this.origin && answer.status > 0)
      findings.push(...checkShared(operation, this.origin, answer));
    const cause = findings.length > 0 ? this.#causeOf(answer) : undefined;
    const named = cause
      ? findings.map((each) => ({ ...each, got: `${each.got}, after ${cause}` }))
      : findings;
    this.addResult(operation, name, answer.sent, named);
  }

  /** Returns what the host accepted by mistake about a record that an answer is about or contains. */
  #causeOf({ sent, text }: Answer): string | undefined {
    const places = [...this.accepted.keys()];
    const place = places.find((each) => sent.url.includes(each) || text.includes(each));
    return place === undefined ? undefined : this.accepted.get(place);
  }

  /** Adds the result of a case with its findings. */
  addResult(operation: Operation, name: string, sent: Sent, findings: readonly Finding[]): void {
    const hide = (text: string) => this.target.secrets.redact(text);
    const departures = findings.map((finding): Departure => {
      const { about = operation.id } = finding;
      const title = about === operation.id ? hide(name) : operation.id;
      const key = [about, finding.expected, finding.got].join('\n');
      const known = this.#departures.get(key);
      if (known) {
        known.cases.push(title);
        return known;
      }
      const made: Departure = {
        operation: about,
        cases: [title],
        expected: hide(finding.expected),
        got: hide(finding.got),
        curl: curl(hidden(sent, hide)),
      };
      this.#departures.set(key, made);
      return made;
    });
    this.tally(operation).cases.push({ name: hide(name), departures });
  }

  /** Builds the actual HTTP request. */
  sent(operation: Operation, input: Input): Sent {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.path[name] ?? ''),
    );
    const query = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    const { json, form, raw } = input;
    const headers: Record<string, string> = {
      ...this.#headers,
      ...(this.origin && { origin: this.origin }),
      ...(operation.headers.includes('Tus-Resumable') && { 'Tus-Resumable': '1.0.0' }),
      ...input.headers,
    };
    const authorization = this.#authorization(operation, input.as);
    if (authorization) headers.authorization = authorization;
    const type = raw ? raw.type : json === undefined ? null : 'application/json';
    if (type !== null) headers['content-type'] = type;
    const body = raw ? raw.body : json === undefined ? form : JSON.stringify(json);
    const method = operation.method.toUpperCase();
    return { method, url: this.target.url(path, query), headers, body };
  }

  #authorization({ secured }: Operation, as: Caller = 'main'): string | undefined {
    if (typeof as === 'object') return as.authorization;
    const token = secured && as !== 'nobody' ? this.tokens[as] : undefined;
    return token && `Bearer ${token}`;
  }
}

function hidden(sent: Sent, hide: (text: string) => string): Sent {
  const headers = Object.entries(sent.headers).map(([name, value]) => [name, hide(value)]);
  const body = typeof sent.body === 'string' ? hide(sent.body) : sent.body;
  return { ...sent, url: hide(sent.url), headers: Object.fromEntries(headers), body };
}
