import type { IncomingMessage } from 'node:http';
import type { Match } from '../conformance/match.ts';
import type { Api } from '../conformance/operations.ts';
import { checkPassed } from './answer.ts';
import { Copy } from './copy.ts';
import type { Call, Journal } from './journal.ts';
import { type Checked, checkRequest } from './request.ts';

/** Names of parameters with values that must not be printed. */
const SECRET = /password|token|secret|api.?key/i;

interface ForwardedCall {
  request: IncomingMessage;
  /** Path below the host's address. */
  path: string;
  query: URLSearchParams;
  match: Match;
}

/** One call while it passes through: a copy of its parts, and the checks afterwards. */
export class Exchange {
  readonly #api: Api;
  readonly #journal: Journal;
  readonly #call: ForwardedCall;
  readonly #sent: Copy;
  #answer: IncomingMessage | null = null;
  #received: Copy | null = null;
  #isOver = false;
  /** Resolves when the call is checked. */
  readonly checked: Promise<void>;
  #resolve: (end: 'browser' | 'host' | null, reason?: string) => void = () => {};

  constructor(api: Api, journal: Journal, call: ForwardedCall) {
    this.#api = api;
    this.#journal = journal;
    this.#call = call;
    this.#sent = new Copy(call.request.headers);
    this.checked = new Promise((resolve) => {
      const trouble = (error: unknown) => journal.reportUnchecked(call.path, error);
      this.#resolve = (end, reason) => resolve(this.#check(end, reason).catch(trouble));
    });
  }

  sent(chunk: Buffer): void {
    this.#sent.add(chunk);
  }

  answered(answer: IncomingMessage): void {
    this.#answer = answer;
    this.#received = new Copy(answer.headers);
  }

  received(chunk: Buffer): void {
    this.#received?.add(chunk);
  }

  /** Records that there was no answer. */
  fail(reason: string): void {
    this.#finish(null, reason);
  }

  /** @param early the side that disconnected before the end */
  end(early: 'browser' | 'host' | null): void {
    this.#finish(early);
  }

  #finish(early: 'browser' | 'host' | null, reason?: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#resolve(early, reason);
  }

  async #check(early: 'browser' | 'host' | null, reason?: string): Promise<void> {
    const { request, path, query, match } = this.#call;
    const journal = this.#journal;
    this.#hideSent();
    const { headers, complete: isComplete } = request;
    const passed = { match, query, headers, copy: this.#sent, isComplete };
    const requestCheck = await checkRequest(this.#api, passed);
    journal.secrets.hideNamed(requestCheck.json, SECRET);
    const answerCheck = early === null && reason === undefined ? await this.#checkAnswer() : null;
    journal.secrets.hideNamed(answerCheck?.json, SECRET);
    const call: Call = {
      method: request.method ?? 'GET',
      path,
      operation: match.operation?.id ?? null,
      status: this.#answer?.statusCode ?? 0,
      ...(answerCheck?.code && { code: answerCheck.code }),
    };
    journal.count(call);
    // If the browser disconnects, request and answer are incomplete; that is not a fault.
    if (early === 'browser') return;
    for (const each of [requestCheck, answerCheck]) if (each?.isUnread) journal.unread += 1;
    for (const finding of requestCheck.findings) journal.addFinding(call, 'request', finding);
    for (const finding of answerCheck?.findings ?? []) journal.addFinding(call, 'answer', finding);
    if (reason !== undefined)
      journal.addFinding(call, 'answer', { expected: 'one', got: `none: ${reason}` });
    if (early === 'host') {
      const got = `one that ends early, after ${this.#received?.size ?? 0} bytes`;
      journal.addFinding(call, 'answer', { expected: 'a complete answer', got });
    }
  }

  async #checkAnswer(): Promise<(Checked & { code?: string }) | null> {
    const { operation } = this.#call.match;
    if (!this.#answer || !this.#received || !operation) return null;
    const { statusCode: status = 0, headers } = this.#answer;
    return checkPassed(operation, this.#call.request, { status, headers, copy: this.#received });
  }

  #hideSent(): void {
    const { request, query } = this.#call;
    const { secrets } = this.#journal;
    const { authorization = '', cookie = '' } = request.headers;
    const cookies = cookie.split(';').map((each) => each.slice(each.indexOf('=') + 1).trim());
    for (const text of [authorization.replace(/^\S+\s+/, ''), ...cookies]) secrets.hide(text);
    for (const [name, value] of query) if (SECRET.test(name)) secrets.hide(value);
  }
}
