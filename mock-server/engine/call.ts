import { asDeclared } from './asDeclared.ts';
import type { Body } from './body/body.ts';
import type { Operation } from './contract.ts';
import { readCursor, withCursor } from './cursors.ts';
import { invalid, isRefusal, type ProblemCatalog, type Refusal } from './problem.ts';
import type { EngineRequest } from './request.ts';
import type { Caller, EngineCall, EngineHandlers, World } from './types.ts';

/** The answer of any handler. */
export type AnyReply =
  | Refusal
  | { status: number; body?: unknown; headers?: Record<string, string> };

/** A call without the types of the contract. */
interface Untyped<W extends World> {
  operation: Operation;
  request: EngineRequest<W['tenant']>;
  params: Record<string, string>;
  body: Body;
  caller: Caller<W> | null;
  problems: ProblemCatalog;
  basePath: string;
  offered: () => string[];
  tokens: W['tokens'];
  now: number;
}

/** Calls the handler of the operation. Returns null if there is none. */
export async function callHandler<W extends World>(
  handlers: EngineHandlers<W>,
  call: Untyped<W>,
): Promise<AnyReply | null> {
  const { operation, request, params, body, caller, problems, tokens, now, basePath, offered } =
    call;
  // The request has been validated, so the values have the types of the handler.
  const handler = handlers[operation.id as keyof EngineHandlers<W>] as
    | ((typed: EngineCall<unknown, W>) => AnyReply | Promise<AnyReply>)
    | undefined;
  if (!handler) return null;
  const fields = body.kind === 'form' ? body.fields : { texts: {}, files: {} };
  const declared = operation.prism.request?.query;
  const query: Record<string, unknown> = typedParameters(declared, request.query);
  const list = {
    operationId: operation.id,
    params,
    query: { ...defaultsOf(declared), ...query },
  };
  if (typeof query.cursor === 'string') {
    query.cursor = readCursor(query.cursor, list);
    if (query.cursor === null) {
      const detail = 'must come from the previous page, with the same filters and order';
      return invalid('/cursor', 'cursor', detail);
    }
  }
  const untyped = {
    params,
    query,
    headers: typedParameters(operation.prism.request?.headers, headersByName(operation, request)),
    stream: request.stream,
    body: body.kind === 'json' ? asDeclared(body.value, jsonSchemaOf(operation)) : undefined,
    form: {
      text: (name: string) => fields.texts[name],
      file: (name: string) => fields.files[name],
    },
    tenant: request.tenant,
    tokens,
    now,
    origin: request.origin,
    basePath,
    offered,
    appUrl: request.appUrl,
    portalUrl: request.portalUrl,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    // The mock listens on the loopback only, so another address comes from a proxy.
    address: request.headers['x-forwarded-for']?.split(',')[0]?.trim() || '127.0.0.1',
    problem: (refusal: Refusal) => problems.build(refusal),
    user: () => {
      if (caller && 'user' in caller) return caller.user;
      throw new Error(`${operation.id} does not require a sign-in, so there is no user.`);
    },
    session: () => {
      if (caller && 'session' in caller) return caller.session;
      throw new Error(`${operation.id} does not require a sign-in, so there is no session.`);
    },
    tokenEndsAt: () => {
      if (caller && 'tokenEndsAt' in caller) return caller.tokenEndsAt;
      throw new Error(`${operation.id} does not require a sign-in, so there is no token.`);
    },
    visit: () => {
      if (caller && 'visit' in caller) return caller.visit;
      throw new Error(`${operation.id} is not for visitors, so there is no visit.`);
    },
  };
  const reply = await handler(untyped as unknown as EngineCall<unknown, W>);
  return isRefusal(reply) ? reply : { ...reply, body: withCursor(reply.body, list) };
}

const jsonSchemaOf = ({ prism }: Operation) =>
  prism.request?.body?.contents?.find(({ mediaType }) => mediaType === 'application/json')?.schema;

type Declared = readonly { name: string; schema?: { type?: unknown; default?: unknown } }[];

const defaultsOf = (declared: Declared = []) =>
  Object.fromEntries(
    declared.flatMap(({ name, schema }) =>
      schema?.default === undefined ? [] : [[name, schema.default]],
    ),
  );

/** Returns the parameters with their contract types. Prism has validated them. */
function typedParameters(declared: Declared = [], values: EngineRequest['query']) {
  return Object.fromEntries(
    declared.flatMap(({ name, schema }) => {
      const value = values[name];
      if (value === undefined) return [];
      return [[name, typed(value, schema?.type)]];
    }),
  );
}

/**
 * Returns the declared headers by their contract names. On the wire, names are case-insensitive.
 */
function headersByName({ prism }: Operation, { headers }: EngineRequest) {
  return Object.fromEntries(
    (prism.request?.headers ?? []).flatMap(({ name }) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function typed(value: string | string[], type: unknown): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return Number(value);
    case 'boolean':
      return value === 'true';
    case 'array':
      return Array.isArray(value) ? value : [value];
    default:
      return value;
  }
}
