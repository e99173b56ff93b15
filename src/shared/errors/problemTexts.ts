import { asApiError, isTimeout } from '@/api/apiError';
import { signInReasons, statusReasons } from './texts/signInReasons';

let reasons: Readonly<Record<string, string>> = signInReasons;

/** Adds reasons that the pages around sign-in do not need. */
export function provideReasons(more: Readonly<Record<string, string>>): void {
  reasons = { ...reasons, ...more };
}

/**
 * The reason for a failed call, in the user's words. The server's own words are shown only with a code that the contract
 * does not know, or with none.
 */
export function reasonText(failure: unknown): string {
  const error = asApiError(failure);
  const { status, retryAfter } = error;
  if (status === 429 && retryAfter) return `Too many requests. Try again in ${wait(retryAfter)}.`;
  const known = error.code && reasons[error.code];
  if (known) return known;
  if (error.kind === 'problem' && error.detail) return error.detail;
  const reason = statusReasons[isTimeout(error) ? 408 : status];
  if (reason) return reason;
  switch (error.kind) {
    case 'network':
      return 'No connection to the server. Check your connection and try again.';
    case 'contract':
      return 'The server sent an answer that this page does not understand. Try again later.';
    default:
      return status >= 500
        ? signInReasons.UNAVAILABLE
        : 'Something unexpected happened. Try again.';
  }
}

const wait = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} s`;
