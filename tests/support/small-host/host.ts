import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Answer, empty, send } from './answers.ts';
import { type CallName, type Found, findCall, wrongFields } from './calls.ts';
import type { Dialect, Failure } from './dialect.ts';
import { handlers } from './handlers.ts';
import { mongo } from './mongo.ts';
import { plain } from './plain.ts';
import { problem } from './problem.ts';
import { type Received, receive } from './requests.ts';
import { issue, type Scan, State } from './state.ts';

export const dialects = { problem, plain, mongo } satisfies Record<string, Dialect>;
export type DialectName = keyof typeof dialects;

const BASE = '/api/v1';
/** Pictures have addresses, but reading one is no call. */
const PICTURES = `${BASE}/files/`;

/** A host that has the twelve calls of the specification and nothing else. Its data is in memory. */
export class SmallHost {
  readonly dialect: Dialect;
  state = new State();
  /** The calls that it got, with those of `/capabilities`. */
  requests: Received[] = [];
  /** What a client of the twelve calls must not send: other calls, fields, headers. */
  surprises: string[] = [];
  readonly #faults: { name: CallName; failure: Failure }[] = [];

  constructor(name: DialectName) {
    this.dialect = dialects[name];
  }

  /** Forgets everything, as for another test. */
  reset(): void {
    this.state = new State();
    this.requests = [];
    this.surprises = [];
    this.#faults.length = 0;
  }

  /** Makes the next call of this name fail. */
  fail(name: CallName, failure: Failure): void {
    this.#faults.push({ name, failure });
  }

  /** The next call of everyone gets a 401 without a body. */
  expireAccessTokens(): void {
    this.state.accessTokens.clear();
  }

  /** The token in the link of an email, which this host cannot send. */
  resetToken(email: string): string {
    const user = this.state.userOf(email);
    if (!user) throw new Error(`${email} has no account.`);
    return issue(this.state.resetTokens, user);
  }

  /** Answers a request, also in process. */
  async answer(request: Request): Promise<Answer> {
    try {
      return await this.#answer(request);
    } catch (error) {
      this.surprises.push(`${request.method} ${request.url}: ${error}`);
      return empty(400);
    }
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const bytes = await buffer(incoming);
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
      body: bytes.length > 0 ? bytes : null,
    });
    send(response, await this.answer(request));
  }

  /** @returns the address, and what stops the server */
  async listen(port = 0): Promise<{ origin: string; stop: () => void }> {
    const server = createServer((request, response) => void this.#handle(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
  }

  async #answer(request: Request): Promise<Answer> {
    const { method } = request;
    const { origin, pathname, search } = new URL(request.url);
    const url = pathname + search;
    if (url.startsWith(PICTURES)) return this.#picture(url.slice(PICTURES.length));
    if (!url.startsWith(`${BASE}/`)) return this.dialect.unknown(`${method} ${url}`);
    const received = await receive(request, url.slice(BASE.length));
    this.requests.push(received);
    const found = findCall(method, received.path);
    if (!found) {
      if (received.path !== '/capabilities') this.surprises.push(`${method} ${received.path}`);
      return this.dialect.unknown(`${method} ${url}`);
    }
    const fault = this.#faults.findIndex(({ name }) => name === found.name);
    const [due] = fault < 0 ? [] : this.#faults.splice(fault, 1);
    if (due) return this.dialect.failure(due.failure);
    return this.#call(found, received, origin + PICTURES);
  }

  async #call({ name, call, ids }: Found, received: Received, pictures: string): Promise<Answer> {
    const { dialect, state } = this;
    const token = received.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!call.open && !state.accessTokens.has(token)) return empty(401);
    const wrong = this.#wrongs({ name, call, ids }, received);
    this.surprises.push(...wrong.map((what) => `${name} ${what}`));
    if (wrong.length > 0) return dialect.failure({ status: 400, message: wrong.join(', ') });
    const scan = state.scans.find((candidate) => dialect.scanId(candidate) === ids.scan);
    const isThere = (ids.project ?? dialect.projectId) === dialect.projectId;
    if (!isThere || (ids.scan && !scan)) return dialect.failure({ status: 404, message: 'Gone' });
    const addressOf = ({ key, version, thumbnail }: Scan) =>
      thumbnail && `${pictures}${key}-${version}`;
    return handlers[name]({ dialect, state, received, addressOf }, scan as Scan);
  }

  /** What a request has that this call does not take, or lacks. */
  #wrongs({ name, call }: Found, { headers, fields }: Received): string[] {
    const { 'content-type': type = '', 'if-match': match } = headers;
    const expected = call.form ? 'multipart/form-data' : 'application/json';
    const needsMatch = name === 'updateScan' && this.dialect.hasVersions;
    return [
      ...wrongFields(call, fields),
      ...(fields.length > 0 && !type.startsWith(expected) ? [`as ${type}`] : []),
      ...(needsMatch && !match ? ['without If-Match'] : []),
      ...(match && !needsMatch ? ['with If-Match'] : []),
    ];
  }

  #picture(name: string): Answer {
    const scan = this.state.scans.find(({ key }) => name.startsWith(`${key}-`));
    if (!scan?.thumbnail) return this.dialect.unknown('GET picture');
    return { status: 200, type: scan.thumbnail.type, body: scan.thumbnail.bytes };
  }
}
