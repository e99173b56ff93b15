import type { operations } from '../generated/contract.d.ts';
import type { UploadedFile } from './body/form.ts';
import type { FaultQueue } from './faults.ts';
import type { KeptAnswers } from './idempotency/keptAnswers.ts';
import type { Offer } from './offer.ts';
import type { Problem, ProblemCode, Refusal } from './problem.ts';
import type { Streamed } from './stream/streamed.ts';

type SuccessStatus = 200 | 201 | 202 | 204 | 206;

type SuccessOf<Responses> = {
  [Status in keyof Responses & SuccessStatus]: Responses[Status] extends {
    content: { 'application/json': infer Body };
  }
    ? { status: Status; body: Body; headers?: Record<string, string> }
    : Responses[Status] extends { content: unknown }
      ? { status: Status; body: Buffer | Streamed; headers: Record<string, string> }
      : { status: Status; body?: undefined; headers?: Record<string, string> };
}[keyof Responses & SuccessStatus];

/** The codes that an operation declares per status. The engine handles those under `default`. */
type CodesOf<Responses> = {
  [Status in keyof Responses]: Status extends number
    ? Responses[Status] extends { content: { 'application/problem+json': { code?: infer Code } } }
      ? Extract<Code, ProblemCode>
      : never
    : never;
}[keyof Responses];

type ParametersOf<O, In extends string> = O extends { parameters: Record<In, infer Values> }
  ? Values
  : never;
type ParametersIn<O, In extends string> = O extends { parameters: { [K in In]?: infer Values } }
  ? NonNullable<Values>
  : never;
type BodyOf<O, MediaType extends string> = O extends {
  requestBody: { content: Record<MediaType, infer Body> };
}
  ? Body
  : undefined;

/** A multipart form, by the field names of the contract. */
export interface Form<Body> {
  text(name: keyof Body & string): string | undefined;
  file(name: keyof Body & string): UploadedFile | undefined;
}

/** The parts of a tenant that the engine needs. */
export interface EngineTenant {
  readonly id: string;
  readonly faults: FaultQueue;
  readonly answers: KeptAnswers;
  /** The operations that it answers; all others are unknown addresses. */
  readonly offer: Offer;
  /** The clock, milliseconds since the epoch. */
  now(): number;
  /** Number of requests whose handlers are changing the data. */
  working: number;
  /**
   * Called after a request that may have changed the data.
   * @throws StorageFull if the change cannot be kept
   */
  changed(byRequest: true): void;
  /** Called after a request whose handler threw, and may have changed a part of the data. */
  failed(): void;
}

/** Types supplied by the server. The engine passes their values on to the handlers. */
export interface World {
  tenant: EngineTenant;
  tokens: unknown;
  user: { id: string };
  session: unknown;
  visit: unknown;
}

/** A signed-in user with their session, a program of a user, or a visitor of a share link. */
export type Caller<W extends World> =
  | { user: W['user']; session: W['session']; tokenEndsAt: number }
  | { user: W['user'] }
  | { visit: W['visit'] };

/** The input of a handler, already validated against the contract. */
export interface EngineCall<O, W extends World> {
  params: ParametersOf<O, 'path'>;
  query: ParametersIn<O, 'query'>;
  body: BodyOf<O, 'application/json'>;
  form: Form<BodyOf<O, 'multipart/form-data'>>;
  /** Declared headers, by their contract names. */
  headers: ParametersIn<O, 'header'>;
  /** A streamed body; null if the operation takes none. */
  stream: AsyncIterable<Uint8Array> | null;
  tenant: W['tenant'];
  tokens: W['tokens'];
  /** Milliseconds since the epoch. */
  now: number;
  /** Scheme and host of the request, for links to files. */
  origin: string;
  /** Base path of the API, such as `/api/v1`. */
  basePath: string;
  /** Scheme and host of the portal, for links in emails. */
  appUrl: string;
  /** Scheme and host of the portal, as the host is set up. Unlike `appUrl`, it does not depend on the request. */
  portalUrl: string;
  /** What the client calls itself, at most 500 characters; empty if it does not say. */
  userAgent: string;
  /** The IP address of the client. */
  address: string;
  /** The names of the operations that the host offers. */
  offered(): string[];
  /** Builds the problem of a refusal, for operations that report results per record. */
  problem(refusal: Refusal): Problem;
  /** The signed-in user, or the owner of a program. @throws in an operation without security */
  user(): W['user'];
  /** The session of the signed-in user. @throws in an operation without security, and for a program */
  session(): W['session'];
  /** When the access token of the signed-in user ends, in milliseconds since the epoch. @throws as `user` does */
  tokenEndsAt(): number;
  /** The visit through a share link. @throws in an operation that is not for visitors */
  visit(): W['visit'];
}

export type ReplyTo<O> = O extends { responses: infer Responses }
  ? SuccessOf<Responses> | Refusal<CodesOf<Responses>>
  : never;

export type OperationId = keyof operations;

type EngineHandler<Id extends OperationId, W extends World> = (
  call: EngineCall<operations[Id], W>,
) => ReplyTo<operations[Id]> | Promise<ReplyTo<operations[Id]>>;

/**
 * One function per operationId. A handler checks everything before it changes the state, so a
 * refused call changes nothing.
 */
export type EngineHandlers<W extends World> = { [Id in OperationId]?: EngineHandler<Id, W> };
