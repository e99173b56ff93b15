import type { operations } from '../generated/contract.d.ts';
import type { User } from '../state/model.ts';
import type { Visit } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';
import type { AccessTokens } from '../state/tokens.ts';
import type { UploadedFile } from './form.ts';
import type { Problem, ProblemCode, Refusal } from './problem.ts';
import type { Streamed } from './streamed.ts';

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

/** The codes that an operation declares status by status; those under `default` are the engine's. */
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

/** What a handler gets; all of it has passed the contract. */
export interface Call<O> {
  params: ParametersOf<O, 'path'>;
  query: ParametersIn<O, 'query'>;
  body: BodyOf<O, 'application/json'>;
  form: Form<BodyOf<O, 'multipart/form-data'>>;
  /** The declared ones, by the names that the contract gives them. */
  headers: ParametersIn<O, 'header'>;
  /** A body that is read bit by bit; null where the operation takes none such. */
  stream: AsyncIterable<Uint8Array> | null;
  tenant: Tenant;
  tokens: AccessTokens;
  /** Milliseconds since the epoch. */
  now: number;
  /** Scheme and host by which the request came, for links to files. */
  origin: string;
  /** Path below which the API lies, such as `/api/v1`. */
  basePath: string;
  /** Scheme and host of the portal, for links in e-mails. */
  appUrl: string;
  /** A refusal as the problem that it would be answered with, for calls that answer for many records. */
  problem(refusal: Refusal): Problem;
  /** The signed-in user. @throws in an operation without security, where there is none */
  user(): User;
  /** The visit by a public link. @throws in an operation that is not for visitors */
  visit(): Visit;
}

export type ReplyTo<O> = O extends { responses: infer Responses }
  ? SuccessOf<Responses> | Refusal<CodesOf<Responses>>
  : never;

export type OperationId = keyof operations;

export type Handler<Id extends OperationId> = (
  call: Call<operations[Id]>,
) => ReplyTo<operations[Id]> | Promise<ReplyTo<operations[Id]>>;

/**
 * One function per operationId. A handler changes the state only after everything that can refuse
 * the call has been looked at, so a refused call leaves the state as it was.
 */
export type Handlers = { [Id in OperationId]?: Handler<Id> };
