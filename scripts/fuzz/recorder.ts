import type { Expected } from '../conformance/check.ts';
import type { Operation } from '../conformance/operations.ts';
import { type Input, Run } from '../conformance/run.ts';
import { type Answer, isFields, Target } from '../conformance/target.ts';
import type { Ground } from './ground.ts';
import type { Reply, Wire } from './wire.ts';

/** Requests that follow from one another, of one account; so many have one source of chance. */
export const SESSION = 50;

/** What was sent and what came of it. */
export interface Exchange {
  /** Of the request in the whole run. */
  number: number;
  /** The operation and the case. */
  name: string;
  tenant: string;
  account: string;
  status: number;
  sent: unknown;
  answer: string;
  /** What is not as the contract says. */
  faults: string[];
}

export type Observe = (exchange: Exchange) => void;

/** The session has sent all that it was to send. */
export class Enough extends Error {}

/** Anything but a failure of the host: what exactly a request comes to is what a conformance run asks. */
const BELOW_500: Expected = { statuses: Array.from({ length: 300 }, (_, i) => 200 + i) };

interface Whose {
  index: number;
  /** Of the last request that is sent, within the session. */
  last: number;
  tenant: string;
  account: string;
}

/** Sends the requests of a session, counts them, and looks at each answer. */
export class Recorder extends Run {
  readonly #ground: Ground;
  readonly #whose: Whose;
  readonly #observe: Observe;
  #sent = 0;

  constructor(ground: Ground, whose: Whose, observe: Observe) {
    super(ground.api, new Target(ground.address, ground.fetch), ground.headers(whose.tenant));
    this.#ground = ground;
    this.#whose = whose;
    this.#observe = observe;
  }

  override async call(operation: Operation, input: Input, _: Expected, name: string) {
    const number = this.#next();
    const known = this.departures.length;
    const answer = await super.call(operation, input, BELOW_500, name);
    const found = this.departures.slice(known);
    const faults = found.map(({ expected, got }) => `expected ${expected}, got ${got}`);
    const title = `${operation.id}: ${name}`;
    this.#tell(number, title, shown(answer), answer.status, answer.text, faults);
    return answer;
  }

  /** Sends what no client would. */
  async wired(name: string, wire: Wire): Promise<void> {
    const number = this.#next();
    const outcome = await this.#ground.sendWire(wire).catch((error: Error) => error);
    const sent = { ...wire, body: wire.body?.toString('latin1') };
    if (outcome instanceof Error) {
      this.#tell(number, name, sent, 0, '', [`expected an answer, got ${outcome.message}`]);
      return;
    }
    const faults = outcome ? faultsOf(this.#ground, wire, outcome) : [];
    this.#tell(number, name, sent, outcome?.status ?? 0, outcome?.text ?? '', faults);
  }

  /** Nobody could sign in: the session has come to nothing. */
  lost(reason: string): void {
    this.#tell(this.#next(), 'signing in', null, 0, '', [reason]);
  }

  #next(): number {
    const { index, last } = this.#whose;
    if (this.#sent > last) throw new Enough();
    this.#sent += 1;
    return index * SESSION + this.#sent - 1;
  }

  #tell(
    number: number,
    name: string,
    sent: unknown,
    status: number,
    answer: string,
    faults: string[],
  ) {
    const { tenant, account } = this.#whose;
    this.#observe({ number, name, tenant, account, status, sent, answer, faults });
  }
}

function shown({ sent }: Answer): unknown {
  const { body } = sent;
  if (body === undefined || typeof body === 'string') return sent;
  const text = isFields(body) ? Object.entries(body).map(String) : Buffer.from(body).toString();
  return { ...sent, body: text };
}

/** Whatever was sent: no failure of the server's own, and a refusal is a problem (RFC 9457). */
function faultsOf({ api }: Ground, { method }: Wire, { status, contentType, text }: Reply) {
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
