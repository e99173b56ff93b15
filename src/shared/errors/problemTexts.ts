import { asApiError } from '@/api/apiError';
import type { ProblemCode } from '@/api/generated/types.gen';

/** Why files and what is made of them fail. The texts come with those of the operations, in laterTexts.ts. */
export type LaterProblemCode =
  | 'NOT_READY'
  | 'UPLOAD_INCOMPLETE'
  | 'OFFSET_MISMATCH'
  | 'TUS_VERSION_UNSUPPORTED'
  | 'FILE_TYPE_REFUSED'
  | 'FILE_DAMAGED'
  | 'NOT_EQUIRECTANGULAR'
  | 'CHECKSUM_MISMATCH'
  | 'STORAGE_FULL';

/**
 * Why something failed and what to do, in the user's words, for each code of the contract. A code without
 * a text does not compile.
 */
const problemTexts: Record<Exclude<ProblemCode, LaterProblemCode>, string> &
  Partial<Record<LaterProblemCode, string>> = {
  MALFORMED_REQUEST: 'The server could not read the request. Reload the page and try again.',
  INVALID_CREDENTIALS: 'The email address or the password is wrong.',
  TOKEN_INVALID: 'This link is not valid or was used before.',
  TOKEN_EXPIRED: 'This link has expired.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again to continue.',
  LINK_PASSWORD_REQUIRED: 'This link has a password.',
  LINK_PASSWORD_WRONG: 'This is not the password of the link.',
  EMAIL_NOT_VERIFIED: 'Confirm your email address before you sign in.',
  FORBIDDEN: 'Your role in this project does not permit this.',
  NOT_FOUND: 'This no longer exists, or it is not shared with you.',
  METHOD_NOT_ALLOWED: 'The server does not offer this. Reload the page and try again.',
  NOT_ACCEPTABLE: 'The server cannot answer in a form that this page understands.',
  EMAIL_EXISTS: 'An account with this email address exists already.',
  CONFLICT: 'Somebody else has changed this in the meantime. Reload to see the present state.',
  PAYLOAD_TOO_LARGE: 'The file is too large.',
  RANGE_NOT_SATISFIABLE: 'The file has changed. Reload the page.',
  UNSUPPORTED_MEDIA_TYPE: 'This type of file is not accepted.',
  VALIDATION_FAILED: 'Some of the values are not valid.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
  INTERNAL: 'Something went wrong on the server. Try again.',
  UNAVAILABLE: 'The service is not available at the moment. Try again in a few minutes.',
};

/** Adds the texts of screens that are loaded later. */
export const addProblemTexts = (texts: Record<LaterProblemCode, string>): unknown =>
  Object.assign(problemTexts, texts);

/** Why a call failed, in words for the user. Server text is never shown as it is. */
export function reasonText(failure: unknown): string {
  const error = asApiError(failure);
  if (error.code) return problemTexts[error.code] ?? problemTexts.INTERNAL;
  switch (error.kind) {
    case 'network':
      return 'No connection to the server. Check your connection and try again.';
    case 'contract':
      return 'The server sent an answer that this page does not understand. Try again later.';
    default:
      return error.status >= 500
        ? problemTexts.UNAVAILABLE
        : 'Something unexpected happened. Try again.';
  }
}
