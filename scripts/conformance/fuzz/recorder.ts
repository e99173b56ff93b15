import type { Expected } from '../check.ts';
import type { Operation } from '../operations.ts';
import { type Input, Run } from '../run.ts';
import { type Answer, isFields, Target } from '../target.ts';
import type { Testbed } from './testbed.ts';
import type { Reply, Wire } from './wire.ts';

/** Number of requests in a session. A session belongs to one account and has its own random source. */
export const SESSION = 50;

/** A request and its answer. */
export interface Exchange {
  /** Number of the request in the whole run. */
  number: number;
  /** Operation and case. */
  name: string;
  tenant: string;
  account: string;
  status: number;
  sent: unknown;
  answer: string;
  /** What departs from the contract. */
  faults: string[];
}

export type Observe = (exchange: Exchange) => void;

/** Thrown when the session has sent its last request. */
export class SessionEnd extends Error {}

/** Any status but a server error: whether the exact status is right is the job of the conformance run. */
const BELOW_500: Expected = { statuses: Array.from({ length: 300 }, (_, i) => 200 + i) };

interface SessionInfo {
  index: number;
  /** Number of the last request to send, within the session. */
  last: number;
  tenant: string;
  account: string;
}

/** Sends and counts the requests of a session, and checks each answer. */
export class Recorder extends Run {
  readonly #testbed: Testbed;
  readonly #session: SessionInfo;
  readonly #observe: Observe;
  #sent = 0;

  constructor(testbed: Testbed, session: SessionInfo, observe: Observe) {
    // A wrong password too often is one of the answers, and no reason to wait.
    const target = new Target(testbed.address, testbed.fetch, 0);
    super(testbed.api, target, testbed.headers(session.tenant));
    this.#testbed = testbed;
    this.#session = session;
    this.#observe = observe;
  }

  override async call(operation: Operation, input: Input, _: Expected, name: string) {
    const number = this.#next();
    const known = this.departures.length;
    const answer = await super.call(operation, input, BELOW_500, name);
    const found = this.departures.slice(known);
    const faults = found.map(({ expected, got }) => `expected ${expected}, got ${got}`);
    const title = `${operation.id}: ${name}`;
    this.#record(number, title, shown(answer), answer.status, answer.text, faults);
    return answer;
  }

  /** Sends a malformed request. */
  async sendMalformed(name: string, wire: Wire): Promise<void> {
    const number = this.#next();
    const outcome = await this.#testbed.sendWire(wire).catch((error: Error) => error);
    const sent = { ...wire, body: wire.body?.toString('latin1') };
    if (outcome instanceof Error) {
      this.#record(number, name, sent, 0, '', [`expected an answer, got ${outcome.message}`]);
      return;
    }
    const faults = outcome ? faultsOf(this.#testbed, wire, outcome) : [];
    this.#record(number, name, sent, outcome?.status ?? 0, outcome?.text ?? '', faults);
  }

  /** Records that the sign-in failed, which ends the session. */
  signInFailed(reason: string): void {
    this.#record(this.#next(), 'signing in', null, 0, '', [reason]);
  }

  #next(): number {
    const { index, last } = this.#session;
    if (this.#sent > last) throw new SessionEnd();
    this.#sent += 1;
    return index * SESSION + this.#sent - 1;
  }

  #record(
    number: number,
    name: string,
    sent: unknown,
    status: number,
    answer: string,
    faults: string[],
  ) {
    const { tenant, account } = this.#session;
    this.#observe({ number, name, tenant, account, status, sent, answer, faults });
  }
}

function shown({ sent }: Answer): unknown {
  const { body } = sent;
  if (body === undefined || typeof body === 'string') return sent;
  const text = isFields(body) ? Object.entries(body).map(String) : Buffer.from(body).toString();
  return { ...sent, body: text };
}

/** Checks any answer: no server error, and failures are problem documents (RFC 9457). */
function faultsOf({ api }: Testbed, { method }: Wire, { status, contentType, text }: Reply) {
  if (status >= 500 || status < 200) return [`expected a status below 500, got ${status}`];
  if (status < 400 || method === 'HEAD') return [];
  if (contentType !== 'application/problem+json') return [`expected a problem, got ${contentType}`];
  const validate = api.validator({ $ref: '#/components/schemas/Problem' });
  try {
    const problem: unknown = JSON.parse(text);
    return validate(problem).map((line) => `expected a problem, got ${line}`);
  } catch {
    return [`expected a problem, got no JSON`];
  }
}
