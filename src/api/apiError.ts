import { safeParse } from 'zod/mini';
import * as z from 'zod/v4/core';
import { zProblem } from './generated/schemas/zProblem.gen';
import type { FieldProblem, Problem, ProblemCode } from './generated/types.gen';

/**
 * What kind of failure it was:
 * - `problem`: the server answered with a problem of the contract;
 * - `network`: no answer came;
 * - `contract`: an answer came that breaks the contract;
 * - `unknown`: anything else, such as a gateway's page of HTML.
 */
export type ApiErrorKind = 'problem' | 'network' | 'contract' | 'unknown';

/** The one form in which a failed call reaches the rest of the app. Implements the contract's Problem. */
export class ApiError extends Error implements Omit<Problem, 'code' | 'currentVersion'> {
  override readonly name = 'ApiError';
  readonly type: string = 'about:blank';
  readonly title: string;
  readonly detail: string;
  readonly errors: FieldProblem[];
  /** Version of the record now. Null unless the code is `STALE_VERSION`. */
  readonly currentVersion: number | null;
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Null unless the kind is `problem`. */
  readonly code: ProblemCode | null;
  /** Method and path template of the call; null where that is not known. */
  operation: string | null = null;

  constructor(kind: ApiErrorKind, status: number, problem?: Problem, cause?: unknown) {
    super(problem?.detail ?? `${kind} error`, { cause });
    this.kind = kind;
    this.status = status;
    this.code = problem?.code ?? null;
    this.title = problem?.title ?? kind;
    this.detail = problem?.detail ?? '';
    this.errors = problem?.errors ?? [];
    this.currentVersion = problem?.currentVersion ?? null;
    if (problem) this.type = problem.type;
  }
}

/**
 * Turns whatever the generated client throws into an ApiError. Aborts pass untouched, for TanStack Query and
 * cancel buttons to recognise.
 *
 * @param error The parsed body of a failed answer, or what fetch, JSON.parse or zod threw.
 * @param response Absent when no answer came.
 */
export function toApiError(error: unknown, response: Response | undefined): unknown {
  if (error instanceof ApiError || isAbort(error)) return error;
  if (!response) return new ApiError('network', 0, undefined, error);
  if (response.ok) {
    const broken = error instanceof z.$ZodError || error instanceof SyntaxError;
    return new ApiError(broken ? 'contract' : 'network', response.status, undefined, error);
  }
  const problem = safeParse(zProblem, error);
  if (problem.success) return new ApiError('problem', response.status, problem.data);
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return new ApiError(isProblem ? 'contract' : 'unknown', response.status, undefined, error);
}

/**
 * Whether the record or its project is no longer as the client last read it, so that both have to be read again:
 * someone changed the record, changed its status, or closed the project.
 */
export function isOutdated(error: unknown): boolean {
  const { code } = asApiError(error);
  return code === 'STALE_VERSION' || code === 'WRONG_STATE' || code === 'PROJECT_CLOSED';
}

/** What a query or a mutation failed with; the generated types call it the operation's problem. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unknown', 0, undefined, error);
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the answer did not come in time. */
export function isTimeout(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.cause instanceof DOMException &&
    error.cause.name === 'TimeoutError'
  );
}
