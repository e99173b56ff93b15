import { ApiError, isAbort } from '@/api/apiError';

/** An error on its way to whoever looks after the portal. */
export interface Report {
  error: unknown;
  /** 32 hexadecimal digits, by which the report can be found. */
  reference: string;
  /** The path of the page. */
  route: string;
  /** The part of the page that broke. */
  panel?: string | undefined;
}

let send: ((report: Report) => void) | undefined;

/** Whoever sends reports says so here. Until then nothing is reported, and no reference is shown. */
export function onReport(next: (report: Report) => void): void {
  send = next;
}

/** What was reported since the page was loaded. The same again, as after a Retry, is no news. */
const references = new Map<unknown, string>();

function keyOf(error: unknown): unknown {
  if (error instanceof ApiError) {
    return [error.operation, error.kind, error.status, error.code].join();
  }
  // Where it was thrown. Further down, the stack is another after a Retry.
  return error instanceof Error
    ? [error.message, ...(error.stack ?? '').split('\n', 4)].join()
    : error;
}

/** The reference of an error that was reported; null for any other. */
export const referenceOf = (error: unknown): string | null => references.get(keyOf(error)) ?? null;

/**
 * Reports an error, once.
 *
 * @returns Its reference; null where reporting is off.
 */
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
 * Reports a failed call where somebody must mend something: the answer breaks the contract, or is of a kind that
 * nobody expects. Problems that the catalogue knows, a service that is not available and a lost connection are
 * part of every day.
 */
export function reportFailedCall(error: ApiError): void {
  const { kind, status } = error;
  const unexpected = status !== 503 && (kind === 'unknown' || status >= 500);
  if (kind === 'contract' || unexpected) report(error);
}

/** What nobody caught is reported, but for failed calls, whose report is above, and what was given up. */
export const isNews = (error: unknown): boolean => !(error instanceof ApiError || isAbort(error));

/** randomUUID wants a secure context; this does not. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
