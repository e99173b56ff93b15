import { type Body, OFFSET_STREAM, readBody } from './body/body.ts';
import { formForPrism } from './body/form.ts';
import { type AnyReply, callHandler } from './call.ts';
import { checkRequest } from './checkRequest.ts';
import type { Contract, Operation } from './contract.ts';
import { keyedCall } from './idempotency/idempotency.ts';
import { locationOf } from './location.ts';
import { withoutUnoffered } from './offer.ts';
import { readPreference } from './preference.ts';
import { createPrism, type Forced, type PrismAnswer, type Visit } from './prism.ts';
import { isRefusal, type Refusal, refuse } from './problem.ts';
import { outputReply, type Reply, refusalOutput, refusalReply } from './reply.ts';
import type { EngineRequest } from './request.ts';
import { type Match, Router } from './route.ts';
import { withShortcut } from './shortcut.ts';
import { StorageFull } from './storageFull.ts';
import { Streamed } from './stream/streamed.ts';
import type { Caller, EngineHandlers, EngineTenant, World } from './types.ts';
import type { ViolationLog } from './violations.ts';

/** Returned in place of a reply: the connection must be cut. */
export const OFFLINE = Symbol('offline');

/**
 * Identifies the caller from the Authorization header. `now` is in milliseconds since the epoch.
 */
type Authenticate<W extends World> = (
  authorization: string | undefined,
  call: { tenant: W['tenant']; tokens: W['tokens']; now: number; operation: Operation },
) => Promise<Caller<W> | Refusal> | Caller<W> | Refusal;

export interface EngineOptions<W extends World> {
  contract: Contract;
  handlers: EngineHandlers<W>;
  tokens: W['tokens'];
  /** How users and visitors authenticate. */
  callers: Record<'user' | 'visitor', Authenticate<W>>;
  violations: ViolationLog;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A request with its operation. */
interface Job<Tenant extends EngineTenant = EngineTenant> {
  request: EngineRequest<Tenant>;
  operation: Operation;
  /** Path parameters, percent-decoded. */
  params: Record<string, string>;
}

/** Replaces binary content in checks, because the contract does not describe its bytes. */
const BINARY = 'binary';

/** The API of the contract: routes a request, lets Prism validate it and calls the handler. */
export class Engine<W extends World> {
  readonly #options: EngineOptions<W>;
  readonly #router: Router;
  readonly #prism = withShortcut(createPrism());

  constructor(options: EngineOptions<W>) {
    this.#options = options;
    this.#router = new Router(options.contract.operations);
  }

  /** Returns the methods of a path; empty for an unknown path. */
  allowedMethods(path: string): string[] {
    const match = this.#router.match('any', path);
    return match.kind === 'otherMethod' ? match.allow : [];
  }

  async handle(request: EngineRequest<W['tenant']>): Promise<Reply | typeof OFFLINE> {
    const match = this.#matchOf(request);
    if (match.kind === 'undecodable') {
      const detail = 'The path is not percent-encoded UTF-8.';
      return this.#refusal(refuse('MALFORMED_REQUEST', { detail }));
    }
    if (match.kind === 'unknown') return this.#refusal(refuse('NOT_FOUND'));
    if (match.kind === 'otherMethod') {
      const reply = this.#refusal(refuse('METHOD_NOT_ALLOWED'));
      reply.headers.allow = match.allow.join(', ');
      return reply;
    }
    const { offer } = request.tenant;
    if (offer?.has(match.operation.id) === false) return this.#refusal(refuse('NOT_FOUND'));
    const job: Job<W['tenant']> = { request, operation: match.operation, params: match.params };
    const fault = request.tenant.faults.take(job.operation.id);
    if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.offline) return OFFLINE;
    if (fault?.lost) {
      await this.#answer(job);
      return OFFLINE;
    }
    if (fault?.code !== undefined && fault.example !== undefined) {
      return this.#example(job, { code: fault.code, exampleKey: fault.example });
    }
    return this.#answer(job);
  }

  #caller(
    { operation, request: { headers, tenant } }: Job<W['tenant']>,
    now: number,
  ): Promise<Caller<W> | Refusal> | Caller<W> | Refusal | null {
    const { callers, tokens } = this.#options;
    if (!operation.caller) return null;
    return callers[operation.caller](headers.authorization, { tenant, tokens, now, operation });
  }

  #matchOf({ method, path }: EngineRequest): Match {
    const match = this.#router.match(method, path);
    // If the contract does not declare it, HEAD is GET without the answer's body (RFC 9110 section
    // 9.3.2).
    const isOther = method === 'HEAD' && match.kind === 'otherMethod';
    return isOther ? this.#router.match('GET', path) : match;
  }

  #refusal(refusal: Refusal): Reply {
    return refusalReply(this.#options.contract.problems, refusal);
  }

  /** Returns a declared answer, regardless of the request. */
  #example(job: Job<W['tenant']>, forced: Forced): Promise<Reply> {
    const { operation, params, request } = job;
    const visit: Visit = {
      operation,
      params,
      query: request.query,
      ...forPrism(operation, request, { kind: 'none' }),
      authorized: true,
      respond: async () => null,
    };
    return this.#checked(job, () => this.#prism.example(visit, forced));
  }

  async #answer(job: Job<W['tenant']>): Promise<Reply> {
    // Who calls is read from the state, and the handler may change it.
    const leave = enter(job.request);
    try {
      return await this.#answerIn(job, leave);
    } finally {
      leave();
    }
  }

  async #answerIn(job: Job<W['tenant']>, leave: () => void): Promise<Reply> {
    const { operation, params, request } = job;
    const { contract, handlers, tokens } = this.#options;
    const now = request.tenant.now();
    const { 'content-type': contentType, accept } = request.headers;
    const caller = await this.#caller(job, now);
    const body = await readBody(operation, contentType, request);
    // A caller who is not signed in learns nothing about the request.
    if (isRefusal(body)) return this.#refusal(isRefusal(caller) ? caller : body);
    const forced = readPreference(operation, request);
    if (isRefusal(forced)) return this.#refusal(forced);

    let binary: Reply['body'] = null;
    const visit: Visit = {
      operation,
      params,
      query: request.query,
      ...forPrism(operation, request, body),
      authorized: !isRefusal(caller),
      respond: async (violations) => {
        const acceptHeader = forced && forced.code >= 400 ? undefined : accept;
        const parts = { body, query: request.query, accept: acceptHeader };
        const refusal = isRefusal(caller) ? caller : checkRequest(operation, parts, violations);
        if (refusal) {
          const output = refusalOutput(contract.problems, refusal);
          // As in Prism, a preference may choose the example of a failure that occurs anyway.
          return output.statusCode === forced?.code && violations.length > 0 ? null : output;
        }
        if (forced || isRefusal(caller)) return null;
        const { problems, basePath } = contract;
        const { offer } = request.tenant;
        const offered = () => (offer ? [...offer] : contract.operations.map(({ id }) => id));
        const known = { operation, request, params, body, caller, problems, basePath, offered };
        const call = { ...known, tokens, now };
        const run = (): Promise<AnyReply | null> => callHandler(handlers, call);
        const keyed = caller && 'user' in caller ? keyedCall(caller.user.id, call) : null;
        const { answers } = request.tenant;
        const answer = () => (keyed ? answers.once(keyed, now, run) : run());
        const reply = await noted(request, leave, answer);
        if (!reply) return null;
        if (isRefusal(reply)) return refusalOutput(contract.problems, reply);
        if (Buffer.isBuffer(reply.body) || reply.body instanceof Streamed) binary = reply.body;
        const described = binary instanceof Streamed ? (binary.specimen ?? BINARY) : BINARY;
        return {
          statusCode: reply.status,
          headers: {
            ...(reply.body !== undefined && { 'content-type': 'application/json' }),
            ...locationOf(operation, params, basePath, reply),
            ...reply.headers,
          },
          body: binary
            ? described
            : offer
              ? withoutUnoffered(contract, operation, offer, reply.body)
              : reply.body,
        };
      },
    };
    return this.#checked(
      job,
      () => this.#prism.visit(visit, forced ?? undefined),
      () => binary,
    );
  }

  /**
   * Runs a visit. An answer that breaks the contract, or an exception, becomes an INTERNAL problem.
   */
  async #checked(
    { operation, request }: Job,
    visit: () => Promise<PrismAnswer>,
    binary: () => Reply['body'] = () => null,
  ): Promise<Reply> {
    const broken = (status: number, problems: string[]) => {
      const at = new Date(this.#options.now()).toISOString();
      const tenant = request.tenant.id;
      this.#options.violations.add({ operationId: operation.id, tenant, status, problems, at });
      const detail = `${operation.id} broke the contract (${status}): ${problems.join('; ')}`;
      return this.#refusal(refuse('INTERNAL', { detail }));
    };
    try {
      const { output, violations } = await visit();
      if (violations.length === 0) return outputReply(output, binary());
      const problems = violations.map(({ path = [], message }) => `${path.join('.')}: ${message}`);
      return broken(output.statusCode, problems);
    } catch (error) {
      if (isFull(error)) return this.#refusal(refuse('STORAGE_FULL'));
      return broken(500, [`threw ${String(error)}`]);
    }
  }
}

type Work = Pick<EngineRequest, 'method' | 'tenant'>;

const isRead = ({ method }: Work) => /^(GET|HEAD)$/.test(method);

/** Counts a request that may change the state, from the first look at it on. @returns what ends its work */
function enter(work: Work): () => void {
  if (isRead(work)) return () => {};
  const { tenant } = work;
  let isAtWork = true;
  tenant.working += 1;
  return () => {
    if (isAtWork) tenant.working -= 1;
    isAtWork = false;
  };
}

/** Tells the tenant of what a request may have changed. */
async function noted<T>(work: Work, leave: () => void, run: () => Promise<T>): Promise<T> {
  if (isRead(work)) return run();
  const { tenant } = work;
  const reply = await run().catch((error: unknown) => {
    leave();
    tenant.failed();
    throw error;
  });
  leave();
  tenant.changed(true);
  return reply;
}

/** Tells whether a failure is that of a full disk. */
const isFull = (error: unknown): boolean =>
  error instanceof StorageFull ||
  (error instanceof Error && 'code' in error && error.code === 'ENOSPC');

/**
 * Prepares headers and body for Prism, which fails on an invalid Content-Type and replaces a
 * failure by a success if the caller does not accept its media type. The engine has checked both
 * headers before.
 */
function forPrism({ prism }: Operation, { headers, raw }: EngineRequest, body: Body) {
  const { 'content-type': _type, prefer: _prefer, ...others } = headers;
  const length = body.kind === 'none' ? 0 : raw.length;
  const common = { ...others, accept: '*/*', 'content-length': String(length) };
  if (body.kind === 'none') return { headers: common, body: null };
  if (body.kind === 'json') {
    return { headers: { ...common, 'content-type': 'application/json' }, body: body.value };
  }
  // The contract does not describe its bytes, and Prism would need all of them at once.
  if (body.kind === 'stream') {
    return { headers: { ...common, 'content-type': OFFSET_STREAM }, body: BINARY };
  }
  const { contentType, body: text } = formForPrism(prism, body.fields);
  return { headers: { ...common, 'content-type': contentType }, body: text };
}
