import type { ProblemCode } from '@/api/generated/types.gen';

/** The reason for a failure and the next step, for each code of the contract. A missing code is a compile error. */
export const reasons = {
  MALFORMED_REQUEST: 'The server could not read this. Reload the page and try again.',
  INVALID_CREDENTIALS: 'The email address or the password is wrong.',
  TOKEN_INVALID: 'This link is not valid or was used before.',
  TOKEN_EXPIRED: 'This link has expired.',
  UNAUTHENTICATED: 'Your session has ended. Log in again to continue.',
  LINK_PASSWORD_REQUIRED: 'This link has a password.',
  LINK_PASSWORD_WRONG: 'Wrong password for this link.',
  EMAIL_NOT_VERIFIED: 'Confirm your email address before you log in.',
  ACCOUNT_SUSPENDED: 'Your account is suspended. Ask an administrator.',
  PASSWORD_EXPIRED: 'Your password has expired. Open the link that we sent you.',
  FORBIDDEN: 'Your role in this project does not permit this.',
  NOT_FOUND: 'This no longer exists, or it is not shared with you.',
  METHOD_NOT_ALLOWED: 'The server does not offer this.',
  SEE_AS_READ_ONLY: 'Nothing can be changed in this view.',
  NOT_ACCEPTABLE: 'The server cannot answer this page.',
  EMAIL_EXISTS: 'An account with this email address exists already.',
  STALE_VERSION:
    'Someone else changed this in the meantime. Check the latest version and try again.',
  MODULE_OFF: 'This module is switched off in the project.',
  PROJECT_CLOSED: 'This project is closed. A project admin can reopen it.',
  PAGE_LOCKED: 'This page is locked.',
  CHECKED_OUT: 'Someone else has checked this out. Wait until it is checked in.',
  WRONG_STATE: 'The status does not allow this. Check it and try again.',
  NAME_TAKEN: 'This name is taken. Choose another one.',
  LIMIT_REACHED: 'No more can be added here. Delete one and try again.',
  IDEMPOTENCY_KEY_IN_USE: 'The first attempt is not finished. Wait a moment and try again.',
  NOT_PUBLIC: 'Private items cannot be shared. Make them public first.',
  PAYLOAD_TOO_LARGE: 'The file is too large.',
  RANGE_NOT_SATISFIABLE: 'The file has changed. Reload the page.',
  UNSUPPORTED_MEDIA_TYPE: 'This type of file is not accepted.',
  VALIDATION_FAILED: 'Some of the values are not valid.',
  IDEMPOTENCY_KEY_REUSED: 'This request conflicts with an earlier one. Try again.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
  INTERNAL: 'Something went wrong on the server. Try again.',
  NOT_IMPLEMENTED: 'The server does not offer this yet.',
  UNAVAILABLE: 'The service is not available at the moment. Try again in a few minutes.',
  NOT_READY: 'The file is not ready. Try again when it is.',
  UPLOAD_INCOMPLETE: 'The upload is not complete. Resume it.',
  OFFSET_MISMATCH: 'The upload continued in another tab. Resume it.',
  TUS_VERSION_UNSUPPORTED: 'The server does not support this type of upload.',
  FILE_TYPE_REFUSED: 'The content of this file is not accepted.',
  FILE_DAMAGED: 'The file is damaged or incomplete. Export it again.',
  NOT_EQUIRECTANGULAR: 'This is not a 360° photo.',
  CHECKSUM_MISMATCH: 'The file was damaged during upload. Try again.',
  STORAGE_FULL: 'The server has no room for this file.',
} satisfies Record<ProblemCode, string>;

/** The reason for an answer without a problem of the contract, by status. Gateways answer like this. */
export const statusReasons: Readonly<Record<number, string>> = {
  /** Also for a timeout here or at a gateway (504). */
  408: 'The server took too long. Try again.',
  413: reasons.PAYLOAD_TOO_LARGE,
  429: reasons.RATE_LIMITED,
  431: 'The request is too large.',
};
