import { ApiError, isAbort } from '@/api/apiError';

/** An error to report to the operators of the portal. */
export interface Report {
  error: unknown;
  /** 32 hexadecimal digits that identify the report. */
  reference: string;
  /** The path of the page. */
  route: string;
  /** The part of the page that failed. */
  panel?: string | undefined;
}

let send: ((report: Report) => void) | undefined;

/** Sets the function that sends reports. Until then nothing is reported, and no reference is shown. */
export function onReport(next: (report: Report) => void): void {
  send = next;
}

/** Reported errors since the page loaded. The same error again, as after a Retry, is not reported. */
const references = new Map<unknown, string>();

function keyOf(error: unknown): unknown {
  if (error instanceof ApiError) {
    return [error.operation, error.kind, error.status, error.code].join();
  }
  // Only the first frames: the rest of the stack changes after a Retry.
  return error instanceof Error
    ? [error.message, ...(error.stack ?? '').split('\n', 4)].join()
    : error;
}

/** Returns the reference of a reported error; null for any other. */
export const referenceOf = (error: unknown): string | null => references.get(keyOf(error)) ?? null;

/** Reports an error once. @returns The reference; null if reporting is off. */
export function report(error: unknown, panel?: string): string | null {
  if (!send) return null;
  const known = referenceOf(error);
  if (known) return known;
  const reference = newReference();
  references.set(keyOf(error), reference);
  send({ error, reference, route: location.pathname, panel });
  return reference;
}

/**
 * Reports a failed call that needs a fix: the answer breaks the contract, or the failure is unexpected. Declared
 * problems, an unavailable service and a slow or lost connection are normal.
 */
export function reportFailedCall(error: ApiError): void {
  const { kind, status } = error;
  const unexpected = status !== 408 && status !== 503 && (kind === 'unknown' || status >= 500);
  if (kind === 'contract' || unexpected) report(error);
}

/** Tells whether to report an uncaught error. Failed calls are reported separately, and aborts are not errors. */
export const shouldReport = (error: unknown): boolean =>
  !(error instanceof ApiError || isAbort(error));

/** randomUUID needs a secure context; getRandomValues does not. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
