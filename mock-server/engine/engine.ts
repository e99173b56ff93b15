import type { AccessTokens } from '../state/tokens.ts';
import { type Body, OFFSET_STREAM, readBody } from './body.ts';
import { callHandler } from './call.ts';
import type { Contract, Operation } from './contract.ts';
import { formForPrism } from './form.ts';
import { judge } from './judge.ts';
import { readPreference } from './preference.ts';
import { createPrism, type Forced, type PrismAnswer, type Visit } from './prism.ts';
import { isRefusal, type Refusal, refuse } from './problem.ts';
import { outputReply, type Reply, refusalOutput, refusalReply } from './reply.ts';
import type { EngineRequest } from './request.ts';
import { type Match, Router } from './route.ts';
import { authenticate, type Caller, visitorOf } from './security.ts';
import { withShortcut } from './shortcut.ts';
import { Streamed } from './streamed.ts';
import type { Handlers } from './types.ts';
import type { ViolationLog } from './violations.ts';

/** In place of a reply: the connection is to be cut without one. */
export const OFFLINE = Symbol('offline');

export interface EngineOptions {
  contract: Contract;
  handlers: Handlers;
  tokens: AccessTokens;
  violations: ViolationLog;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A request whose operation is known. */
interface Job {
  request: EngineRequest;
  operation: Operation;
  /** Path parameters, percent-decoded. */
  params: Record<string, string>;
}

/** Stands for binary content while it is checked: the contract says nothing about its bytes. */
const BINARY = 'binary';

/** The API of the contract: routes a request, lets Prism judge it and a handler answer it. */
export class Engine {
  readonly #options: EngineOptions;
  readonly #router: Router;
  readonly #prism = withShortcut(createPrism());

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#router = new Router(options.contract.operations);
  }

  /** Methods that a path answers; empty for an unknown path. */
  allowedMethods(path: string): string[] {
    const match = this.#router.match('any', path);
    return match.kind === 'otherMethod' ? match.allow : [];
  }

  async handle(request: EngineRequest): Promise<Reply | typeof OFFLINE> {
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
    const job: Job = { request, operation: match.operation, params: match.params };
    const fault = request.tenant.faults.take(job.operation.id);
    if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.offline) return OFFLINE;
    if (fault?.code !== undefined && fault.example !== undefined) {
      return this.#example(job, { code: fault.code, exampleKey: fault.example });
    }
    return this.#answer(job);
  }

  #caller(
    { operation, request }: Job,
    now: number,
  ): Promise<Caller | Refusal> | Caller | Refusal | null {
    const { authorization } = request.headers;
    switch (operation.caller) {
      case 'user':
        return authenticate(authorization, request.tenant, this.#options.tokens, now);
      case 'visitor':
        return visitorOf(authorization, request.tenant, now);
      default:
        return null;
    }
  }

  #matchOf({ method, path }: EngineRequest): Match {
    const match = this.#router.match(method, path);
    // Where it has no meaning of its own, HEAD is GET without the answer's body (RFC 9110 section 9.3.2).
    const isOther = method === 'HEAD' && match.kind === 'otherMethod';
    return isOther ? this.#router.match('GET', path) : match;
  }

  #refusal(refusal: Refusal): Reply {
    return refusalReply(this.#options.contract.problems, refusal);
  }

  /** A declared answer, before anything about the request is looked at. */
  #example(job: Job, forced: Forced): Promise<Reply> {
    const { operation, params, request } = job;
    const visit: Visit = {
      operation,
      params,
      query: request.query,
      ...forPrism(operation, request, { kind: 'none' }),
      authorised: true,
      respond: async () => null,
    };
    return this.#checked(job, () => this.#prism.example(visit, forced));
  }

  async #answer(job: Job): Promise<Reply> {
    const { operation, params, request } = job;
    const { contract, handlers, tokens } = this.#options;
    const now = this.#options.now();
    const { 'content-type': contentType, accept } = request.headers;
    const caller = await this.#caller(job, now);
    const body = readBody(operation, contentType, request);
    // Who is not signed in learns nothing about his request.
    if (isRefusal(body)) return this.#refusal(isRefusal(caller) ? caller : body);
    const forced = readPreference(operation, request);
    if (isRefusal(forced)) return this.#refusal(forced);

    let binary: Reply['body'] = null;
    const visit: Visit = {
      operation,
      params,
      query: request.query,
      ...forPrism(operation, request, body),
      authorised: !isRefusal(caller),
      respond: async (violations) => {
        const wanted = forced && forced.code >= 400 ? undefined : accept;
        const asked = { body, query: request.query, accept: wanted };
        const refusal = isRefusal(caller) ? caller : judge(operation, asked, violations);
        if (refusal) {
          const output = refusalOutput(contract.problems, refusal);
          // Prism, too, lets a preference choose the example of the failure that is due anyway.
          return output.statusCode === forced?.code && violations.length > 0 ? null : output;
        }
        if (forced || isRefusal(caller)) return null;
        const { problems, basePath } = contract;
        const call = { operation, request, params, body, caller, problems, basePath, tokens, now };
        const reply = await callHandler(handlers, call).finally(() => {
          // Of a handler that has thrown nobody knows how far it came.
          if (!/^(GET|HEAD)$/.test(request.method)) request.tenant.changed();
        });
        if (!reply) return null;
        if (isRefusal(reply)) return refusalOutput(contract.problems, reply);
        if (Buffer.isBuffer(reply.body) || reply.body instanceof Streamed) binary = reply.body;
        return {
          statusCode: reply.status,
          headers: {
            ...(reply.body !== undefined && { 'content-type': 'application/json' }),
            ...reply.headers,
          },
          body: binary ? BINARY : reply.body,
        };
      },
    };
    return this.#checked(
      job,
      () => this.#prism.visit(visit, forced ?? undefined),
      () => binary,
    );
  }

  /** Runs a visit; an answer that breaks the contract, or a throw, becomes a loud 500. */
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
      return broken(500, [`threw ${String(error)}`]);
    }
  }
}

/**
 * Headers and body as Prism can take them: it stumbles over a broken Content-Type, and gives a
 * success in place of a failure whose media type the caller does not accept. Both headers have been
 * looked at by then.
 */
function forPrism({ prism }: Operation, { headers, raw }: EngineRequest, body: Body) {
  const { 'content-type': _type, prefer: _prefer, ...others } = headers;
  const length = body.kind === 'none' ? 0 : raw.length;
  const common = { ...others, accept: '*/*', 'content-length': String(length) };
  if (body.kind === 'none') return { headers: common, body: null };
  if (body.kind === 'json') {
    return { headers: { ...common, 'content-type': 'application/json' }, body: body.value };
  }
  // The contract says nothing about its bytes, and Prism would want them all at once.
  if (body.kind === 'stream') {
    return { headers: { ...common, 'content-type': OFFSET_STREAM }, body: BINARY };
  }
  const { contentType, body: text } = formForPrism(prism, body.fields);
  return { headers: { ...common, 'content-type': contentType }, body: text };
}
