import type { CaptureContext } from '@sentry/react';
import type { ApiError } from '@/api/apiError';

type Subject = {
  /** The value to report in place of the error. */
  subject: unknown;
  tags?: Record<string, string>;
} & Pick<Extract<CaptureContext, { tags?: unknown }>, 'contexts' | 'fingerprint'>;

/**
 * Describes an error for a report. A failed call only reports its operation and kind of failure: the message comes from
 * the server, and the cause may quote the answer.
 */
export function subjectOf(error: unknown): Subject {
  if (!isApiError(error)) return { subject: error };
  const { operation, kind, status, code, cause } = error;
  const name = `${operation ?? 'A call'}: ${kind}, status ${status}${code ? `, ${code}` : ''}`;
  const issues = issuesOf(cause);
  return {
    subject: Object.assign(new Error(name), { name: 'FailedCall' }),
    // All failed calls are thrown at the same line, so the stack cannot group them.
    fingerprint: ['failed-call', name],
    tags: {
      'problem.kind': kind,
      'problem.status': String(status),
      ...(operation && { operation }),
      ...(code && { 'problem.code': code }),
    },
    ...(issues && { contexts: { answer: { issues } } }),
  };
}

/** Compares the name. Importing the class would create a shared chunk with the first screen. */
const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/** Returns the paths and codes of contract violations that zod found, without the values. */
function issuesOf(cause: unknown): string[] | undefined {
  const { issues } = (cause ?? {}) as { issues?: { path: PropertyKey[]; code: string }[] };
  if (!Array.isArray(issues)) return undefined;
  return issues.slice(0, 20).map(({ path, code }) => `${path.join('.') || '(all)'}: ${code}`);
}
