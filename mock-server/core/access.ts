import type { Refusal } from '../engine/problem.ts';
import type { EngineCall, OperationId, ReplyTo } from '../engine/types.ts';
import type { operations } from '../generated/contract.d.ts';
import type { Call, MockWorld } from './state/call.ts';
import type { Member } from './state/model.ts';

/** A call below a project, by a member of it. */
export type MemberCall<Records = unknown> = Pick<
  Call<unknown>,
  'tenant' | 'user' | 'now' | 'origin'
> & { member: Member; records: Records };

/** What a part of a path names, and what the caller may do with it. */
interface Named {
  /** Returns nothing if the caller does not see it. The call has the records that stand before it in the path. */
  find(call: never, id: string): object | null | undefined;
  /**
   * What the caller may do with it, if its state allows it. Without this, what they may do with what stands before it
   * counts.
   */
  may?(call: never, record: never): readonly string[];
}

/**
 * What the parameters in the paths of a tag name, and other parts of paths that have a version: `access` in
 * `modules/<tag>/access.ts`. `whole` is what all paths of the tag are about.
 */
export type Access = Readonly<Record<string, Named>>;

type Noun<Parameter> = Parameter extends `${infer Name}${'Id' | 'Number'}` ? Name : never;

/** Returns the name by which a call has the record of a path parameter: `scan` for `scanId`. */
export const nounOf = (parameter: string): string => parameter.replace(/(Id|Number)$/, '');

type PathOf<O> = EngineCall<O, MockWorld>['params'];

/** What the guard has found when the handler of an operation starts. */
interface Found<A extends Access, O> {
  /**
   * Checks the call again and renews what was found, after something that took time. A refusal of the guard is always one
   * that the operation declares.
   */
  recheck(): Refusal<never> | null;
  member: 'projectId' extends keyof PathOf<O> ? Member : null;
  records: {
    [Parameter in keyof PathOf<O> & keyof A as Noun<Parameter>]: NonNullable<
      ReturnType<A[Parameter]['find']>
    >;
  };
}

/**
 * The handlers of a tag: below a project they start with a member, and with an access table also with records that may be
 * used.
 */
export type GuardedHandlers<A extends Access = Record<never, never>> = {
  [Id in OperationId]?: (
    call: Call<operations[Id]> & Found<A, operations[Id]>,
  ) => ReplyTo<operations[Id]> | Promise<ReplyTo<operations[Id]>>;
};
