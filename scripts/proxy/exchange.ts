import type { IncomingMessage } from 'node:http';
import type { Finding } from '../conformance/check.ts';
import { checkSemantics } from '../conformance/checks/semantics.ts';
import type { Api } from '../conformance/operations.ts';
import { declaredProperties } from '../conformance/report/coverage.ts';
import type { Match } from '../conformance/requests/match.ts';
import { checkPassed, checkZones } from './answer.ts';
import { Copy, mediaTypeOf } from './copy.ts';
import type { Call, Journal } from './journal.ts';
import type { Lists } from './lists.ts';
import { type Checked, checkRequest } from './request.ts';

/** Names of parameters with values that must not be printed. */
const SECRET = /password|token|secret|api.?key/i;

/** How a host answers to a call that it does not have. Without getCapabilities, that is as it should be. */
const isUnknownCall = (status: number) => status === 404 || status === 405 || status === 501;

/** What a finding about a wrong value expects. */
const AS_SCHEMA = /match(es)? its schema$/;

interface ForwardedCall {
  request: IncomingMessage;
  /** Path below the host's address. */
  path: string;
  query: URLSearchParams;
  match: Match;
}

/** What all calls of a session share. */
export interface Session {
  api: Api;
  journal: Journal;
  lists: Lists;
}

const isWrite = ({ request }: ForwardedCall) => !/^(GET|HEAD|OPTIONS)$/.test(request.method ?? '');

/** One call while it passes through: a copy of its parts, and the checks afterwards. */
export class Exchange {
  readonly #api: Api;
  readonly #journal: Journal;
  readonly #lists: Lists;
  readonly #call: ForwardedCall;
  readonly #sent: Copy;
  #answer: IncomingMessage | null = null;
  #received: Copy | null = null;
  readonly #began: number;
  #isOver = false;
  /** Resolves when the call is checked. */
  readonly checked: Promise<void>;
  #resolve: (end: 'browser' | 'host' | null, reason?: string) => void = () => {};

  constructor({ api, journal, lists }: Session, call: ForwardedCall) {
    this.#api = api;
    this.#journal = journal;
    this.#lists = lists;
    this.#call = call;
    this.#sent = new Copy(call.request.headers);
    this.#began = lists.begin(isWrite(call));
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
    if (isWrite(this.#call)) this.#lists.endWrite();
    // A stream of events has no end of its own.
    const isStream = this.#answer && mediaTypeOf(this.#answer.headers) === 'text/event-stream';
    this.#resolve(isStream ? null : early, reason);
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
    const wrong = requestCheck.findings.find(({ expected }) => AS_SCHEMA.test(expected));
    const findings = [
      ...(answerCheck?.findings ?? []),
      ...(answerCheck && wrong ? this.#acceptedWrongly(wrong) : []),
      ...(answerCheck && !wrong ? this.#checkMeaning(answerCheck.json) : []),
    ];
    for (const finding of findings) journal.addFinding(call, 'answer', finding);
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
    if (operation.id === 'getCapabilities' && isUnknownCall(status)) return null;
    return checkPassed(operation, this.#call.request, { status, headers, copy: this.#received });
  }

  /** The browser sent a wrong value, and the host accepted it: both depart from the contract. */
  #acceptedWrongly({ got }: Finding): Finding[] {
    const { statusCode = 0 } = this.#answer ?? {};
    if (statusCode < 200 || statusCode > 299) return [];
    return [{ expected: '422 to the wrong request', got: `${statusCode}, although ${got}` }];
  }

  /** Checks a read against its request and against earlier reads. */
  #checkMeaning(json: unknown): Finding[] {
    const { match, path, query, request } = this.#call;
    const { statusCode: status = 0 } = this.#answer ?? {};
    const { operation, values } = match;
    if (operation?.method !== 'get' || status !== 200) return [];
    const texts = [...new Set(query.keys())].map((name) => [name, query.getAll(name)]);
    const input = { path: values, query: Object.fromEntries(texts) };
    const caller = request.headers.authorization ?? '';
    const direct = checkSemantics(operation, input, { status, json });
    const overTime = this.#lists.compare({ operation, path, query, caller, json }, this.#began);
    return [
      ...(direct.length > 0 ? direct : overTime),
      ...checkZones(declaredProperties(this.#api, operation), json),
    ];
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
