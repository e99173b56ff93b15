import type { AccessTokens } from '../state/tokens.ts';
import type { Body } from './body.ts';
import type { Operation } from './contract.ts';
import { knownPart } from './known.ts';
import type { ProblemCatalogue, Refusal } from './problem.ts';
import type { EngineRequest } from './request.ts';
import type { Caller } from './security.ts';
import type { Call, Handlers } from './types.ts';

/** What any handler answers with, once its own type is forgotten. */
export type AnyReply =
  | Refusal
  | { status: number; body?: unknown; headers?: Record<string, string> };

/** A call before the contract's types are put on it. */
interface Untyped {
  operation: Operation;
  request: EngineRequest;
  params: Record<string, string>;
  body: Body;
  caller: Caller | null;
  problems: ProblemCatalogue;
  basePath: string;
  tokens: AccessTokens;
  now: number;
}

/** Asks the operation's handler; null when there is none. */
export async function callHandler(handlers: Handlers, call: Untyped): Promise<AnyReply | null> {
  const { operation, request, params, body, caller, problems, tokens, now, basePath } = call;
  // The contract has just been checked, so what is untyped here has the handler's types.
  const handler = handlers[operation.id as keyof Handlers] as
    | ((typed: Call<unknown>) => AnyReply | Promise<AnyReply>)
    | undefined;
  if (!handler) return null;
  const fields = body.kind === 'form' ? body.fields : { texts: {}, files: {} };
  const untyped = {
    params,
    query: typedParameters(operation.prism.request?.query, request.query),
    headers: typedParameters(operation.prism.request?.headers, headersByName(operation, request)),
    stream: request.stream,
    body: body.kind === 'json' ? knownPart(body.value, jsonSchemaOf(operation)) : undefined,
    form: {
      text: (name: string) => fields.texts[name],
      file: (name: string) => fields.files[name],
    },
    tenant: request.tenant,
    tokens,
    now,
    origin: request.origin,
    basePath,
    appUrl: request.appUrl,
    problem: (refusal: Refusal) => problems.build(refusal),
    user: () => {
      if (caller && 'user' in caller) return caller.user;
      throw new Error(`${operation.id} wants no sign-in, so nobody is signed in.`);
    },
    visit: () => {
      if (caller && 'visit' in caller) return caller.visit;
      throw new Error(`${operation.id} is not for visitors, so nobody visits.`);
    },
  };
  return handler(untyped as unknown as Call<unknown>);
}

const jsonSchemaOf = ({ prism }: Operation) =>
  prism.request?.body?.contents?.find(({ mediaType }) => mediaType === 'application/json')?.schema;

type Declared = readonly { name: string; schema?: { type?: unknown } }[];

/** Parameters as the contract types them; Prism checks that they can be read so. */
function typedParameters(declared: Declared = [], values: EngineRequest['query']) {
  return Object.fromEntries(
    declared.flatMap(({ name, schema }) => {
      const value = values[name];
      if (value === undefined) return [];
      return [[name, typed(value, schema?.type)]];
    }),
  );
}

/** The declared headers by the names that the contract gives them: on the wire, case has no meaning. */
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
