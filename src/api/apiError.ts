import { array, safeParse } from 'zod/mini';
import * as z from 'zod/v4/core';
import { zFieldProblem } from './generated/schemas/zFieldProblem.gen';
import type { FieldProblem, Problem, ProblemCode } from './generated/types.gen';

/**
 * The kind of failure:
 * - `problem`: the server told what is wrong, as a problem or in the form of the product's own host;
 * - `network`: there was no answer;
 * - `contract`: the answer breaks the contract;
 * - `notOffered`: the host does not offer the operation, so the call was not sent;
 * - `unknown`: anything else, such as the HTML page of a gateway.
 */
export type ApiErrorKind = 'problem' | 'network' | 'contract' | 'notOffered' | 'unknown';

/** What a failure says in words is a sentence for people. A longer text is a dump. In characters. */
const LONGEST_DETAIL = 300;

/** The error of every failed call in the app. Implements the contract's Problem. */
export class ApiError
  extends Error
  implements Omit<Problem, 'code' | 'currentVersion' | 'challenge'>
{
  override readonly name = 'ApiError';
  readonly type: string = 'about:blank';
  readonly title: string;
  readonly detail: string;
  readonly errors: FieldProblem[];
  /** The current version of the record. Null unless the code is `STALE_VERSION`. */
  readonly currentVersion: number | null;
  /** What the second step of the sign-in takes. Null unless the code is `SECOND_FACTOR_REQUIRED`. */
  readonly challenge: string | null;
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 if there was no answer, 504 if the portal stopped waiting for it. */
  readonly status: number;
  /** Null unless the kind is `problem`. A code that the contract does not know has no text, and the status counts. */
  readonly code: ProblemCode | null;
  /** Seconds to wait before the next attempt (Retry-After); null if the server does not say. */
  retryAfter: number | null = null;
  /** Method and path template of the call; null if unknown. */
  operation: string | null = null;

  constructor(kind: ApiErrorKind, status: number, problem?: Partial<Problem>, cause?: unknown) {
    super(problem?.detail ?? `${kind} error`, { cause });
    this.kind = kind;
    this.status = status;
    this.code = problem?.code ?? null;
    this.title = problem?.title ?? kind;
    this.detail = problem?.detail ?? '';
    this.errors = problem?.errors ?? [];
    this.currentVersion = problem?.currentVersion ?? null;
    this.challenge = problem?.challenge ?? null;
    if (problem?.type) this.type = problem.type;
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
  const told = readProblem(error);
  if (told) return new ApiError('problem', status, told);
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  return new ApiError(isProblem ? 'contract' : 'unknown', status, undefined, error);
}

/** What codes look like. The texts of the portal say which of them it knows. */
const CODE = /^[A-Z]+(_[A-Z]+)*$/;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads a problem (RFC 9457), with a code of the contract or another one, or the product's own failures: the
 * specification shows codes and a server message, not where they are (section 8), so `code`, `error` and `message` count.
 * @returns null if the body has neither a code nor anything in words
 */
function readProblem(body: unknown): Partial<Problem> | null {
  if (typeof body !== 'object' || body === null) return null;
  const { success, type, title, detail, message, code, error, errors, currentVersion, challenge } =
    body as Record<string, unknown>;
  const named = [code, error, message].map(textOf).find((text) => CODE.test(text));
  // Gateways have a message, too. Only that of a host is for people.
  const spoken = success === false || named ? [detail, message, error] : [detail];
  const words = spoken.map(textOf).find((text) => text !== '' && text !== named);
  if (!named && !words) return null;
  const fields = safeParse(array(zFieldProblem), errors);
  return {
    ...(typeof type === 'string' && { type }),
    ...(typeof title === 'string' && { title }),
    ...(named && { code: named as ProblemCode }),
    detail: (words ?? '').slice(0, LONGEST_DETAIL),
    errors: fields.success ? fields.data : [],
    ...(typeof currentVersion === 'number' && { currentVersion }),
    ...(typeof challenge === 'string' && { challenge }),
  };
}

/**
 * Tells whether the record or its project changed since the client read it, so that both must be refetched: another user
 * changed the record or its status, or closed the project.
 */
export function isOutdated(error: unknown): boolean {
  const { code, status } = asApiError(error);
  // 412 is what HTTP says in place of STALE_VERSION (RFC 9110, section 15.5.13).
  if (status === 412) return true;
  return code === 'STALE_VERSION' || code === 'WRONG_STATE' || code === 'PROJECT_CLOSED';
}

/**
 * Returns the ApiError of a failed query or mutation. The generated types declare the error as the operation's problem.
 */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unknown', 0, undefined, error);
}

/** Tells whether the host does not offer the operation, so that nothing was asked and nothing failed. */
export const isNotOffered = (error: unknown): boolean => asApiError(error).kind === 'notOffered';

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the server did not deal with the call: it did not answer, or a gateway answered in its place. */
export function isUnanswered(error: unknown): boolean {
  const { kind, status } = asApiError(error);
  return kind === 'network' || [408, 502, 503, 504].includes(status);
}

/** Tells whether the call timed out, here or at a gateway. */
export function isTimeout(error: unknown): boolean {
  return asApiError(error).status === 504;
}
