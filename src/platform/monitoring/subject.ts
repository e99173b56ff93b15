import type { CaptureContext } from '@sentry/react';
import type { ApiError } from '@/api/apiError';

type Subject = {
  /** What is reported in place of the error. */
  subject: unknown;
  tags?: Record<string, string>;
} & Pick<Extract<CaptureContext, { tags?: unknown }>, 'contexts' | 'fingerprint'>;

/**
 * What is said of an error. Of a failed call only which it was and how it failed: the message is the server's, and
 * the cause may quote the answer.
 */
export function subjectOf(error: unknown): Subject {
  if (!isApiError(error)) return { subject: error };
  const { operation, kind, status, code, cause } = error;
  const name = `${operation ?? 'A call'}: ${kind}, status ${status}${code ? `, ${code}` : ''}`;
  const issues = issuesOf(cause);
  return {
    subject: Object.assign(new Error(name), { name: 'FailedCall' }),
    // All come from the same line of code.
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

/** By its name: with the class, this chunk and the first screen's would have code in common, and a third chunk. */
const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/** Where the answer breaks the contract, and how, as zod found out; never what stood there. */
function issuesOf(cause: unknown): string[] | undefined {
  const { issues } = (cause ?? {}) as { issues?: { path: PropertyKey[]; code: string }[] };
  if (!Array.isArray(issues)) return undefined;
  return issues.slice(0, 20).map(({ path, code }) => `${path.join('.') || '(all)'}: ${code}`);
}
