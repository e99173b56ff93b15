import { asApiError } from '@/api/apiError';
import { reasons } from './texts/reasons';

/** The reason for a failed call, in the user's words. The server's text is never shown. */
export function reasonText(failure: unknown): string {
  const error = asApiError(failure);
  if (error.code) return reasons[error.code];
  switch (error.kind) {
    case 'network':
      return 'No connection to the server. Check your connection and try again.';
    case 'contract':
      return 'The server sent an answer that this page does not understand. Try again later.';
    default:
      return error.status >= 500
        ? reasons.UNAVAILABLE
        : 'Something unexpected happened. Try again.';
  }
}
