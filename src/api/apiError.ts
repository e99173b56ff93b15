import { safeParse } from 'zod/mini';
import * as z from 'zod/v4/core';
import { zProblem } from './generated/schemas/zProblem.gen';
import type { FieldProblem, Problem, ProblemCode } from './generated/types.gen';

/**
 * The kind of failure:
 * - `problem`: the server answered with a problem of the contract;
 * - `network`: there was no answer;
 * - `contract`: the answer breaks the contract;
 * - `unknown`: anything else, such as the HTML page of a gateway.
 */
export type ApiErrorKind = 'problem' | 'network' | 'contract' | 'unknown';

/** The error of every failed call in the app. Implements the contract's Problem. */
export class ApiError extends Error implements Omit<Problem, 'code' | 'currentVersion'> {
  override readonly name = 'ApiError';
  readonly type: string = 'about:blank';
  readonly title: string;
  readonly detail: string;
  readonly errors: FieldProblem[];
  /** The current version of the record. Null unless the code is `STALE_VERSION`. */
  readonly currentVersion: number | null;
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 if there was no answer, 504 if the portal stopped waiting for it. */
  readonly status: number;
  /** Null unless the kind is `problem`. */
  readonly code: ProblemCode | null;
  /** Seconds to wait before the next attempt (Retry-After); null if the server does not say. */
  retryAfter: number | null = null;
  /** Method and path template of the call; null if unknown. */
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
 * Converts an error of the generated client to an ApiError. Returns aborts unchanged, because TanStack Query and cancel
 * buttons check for them.
 *
 * @param error The parsed body of a failed answer, or what fetch, JSON.parse or zod threw.
 * @param response Undefined if there was no answer.
 */
export function toApiError(error: unknown, response: Response | undefined): unknown {
  if (error instanceof ApiError || isAbort(error)) return error;
  if (!response) return new ApiError('network', 0, undefined, error);
  if (response.ok) {
    const broken = error instanceof z.$ZodError || error instanceof SyntaxError;
    return new ApiError(broken ? 'contract' : 'network', response.status, undefined, error);
  }
  const failure = failureOf(error, response);
  failure.retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10) || null;
  return failure;
}

function failureOf(error: unknown, { status, headers }: Response): ApiError {
  const problem = safeParse(zProblem, error);
  if (problem.success) return new ApiError('problem', status, problem.data);
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  return new ApiError(isProblem ? 'contract' : 'unknown', status, undefined, error);
}

/**
 * Whether the record or its project changed since the client read it, so that both must be refetched: another user
 * changed the record or its status, or closed the project.
 */
export function isOutdated(error: unknown): boolean {
  const { code } = asApiError(error);
  return code === 'STALE_VERSION' || code === 'WRONG_STATE' || code === 'PROJECT_CLOSED';
}

/** Returns the ApiError of a failed query or mutation. The generated types declare the error as the operation's problem. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unknown', 0, undefined, error);
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the server did not deal with the call: it did not answer, or a gateway answered in its place. */
export function isUnanswered(error: unknown): boolean {
  const { kind, status } = asApiError(error);
  return kind === 'network' || [408, 502, 503, 504].includes(status);
}

/** Whether the call timed out, here or at a gateway. */
export function isTimeout(error: unknown): boolean {
  return asApiError(error).status === 504;
}
