import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { operations } from '../contract/contract.d.ts';
import type { Caller } from './callers.ts';
import { Problem } from './problem.ts';

export type OperationId = keyof operations;

type Part<O, In extends string> = O extends { parameters: { [K in In]?: infer Values } }
  ? NonNullable<Values>
  : Record<string, never>;

type Content<O> = O extends { requestBody?: { content: infer Media } } ? Media : never;
/** A file of a form stands here with its name, and in `files` with its content. */
type Body<O> =
  Content<O> extends { 'application/json': infer Json }
    ? Json
    : Content<O> extends { 'multipart/form-data': infer Form }
      ? Form
      : [Content<O>] extends [never]
        ? undefined
        : Readable;
type Files<O> =
  Content<O> extends { 'multipart/form-data': infer Form }
    ? { [Name in keyof Form]?: File }
    : Record<string, never>;

/** What a handler gets. It has been checked against the contract. */
export interface Call<O> {
  params: Part<O, 'path'>;
  query: Part<O, 'query'>;
  /** Names in lowercase. */
  headers: FastifyRequest['headers'];
  body: Body<O>;
  files: Files<O>;
  /** Who calls. @throws Problem in an operation without security */
  caller(): Caller;
  request: FastifyRequest;
}

type Success = 200 | 201 | 202 | 204 | 206;
type AnswerOf<Status, Response> = Response extends { content: { 'application/json': infer Json } }
  ? { status: Status; body: Json; headers?: Record<string, string> }
  : Response extends { content: Record<string, unknown> }
    ? { status: Status; body: Buffer | Readable; headers: Record<string, string> }
    : { status: Status; headers?: Record<string, string> };
/** An answer that the operation declares. Failures are thrown as Problem. */
export type Answer<O> = O extends { responses: infer Responses }
  ? { [S in keyof Responses & Success]: AnswerOf<S, Responses[S]> }[keyof Responses & Success]
  : never;

export type Handler<Id extends OperationId> = (
  call: Call<operations[Id]>,
) => Answer<operations[Id]> | Promise<Answer<operations[Id]>>;
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };

/** Stands for every handler that is not written yet. */
export function notImplemented(): never {
  throw new Problem('NOT_IMPLEMENTED');
}
