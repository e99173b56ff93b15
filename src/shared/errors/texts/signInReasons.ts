import type { ProblemCode } from '@/api/generated/types.gen';

/**
 * The reasons of the pages around sign-in, which load no others. Failures with a text of their own, and those that only a
 * wrong client causes, need none here.
 */
export const signInReasons = {
  TOKEN_INVALID: 'This link is not valid or was used before.',
  TOKEN_EXPIRED: 'This link has expired.',
  UNAUTHENTICATED: 'Your session has ended. Log in again to continue.',
  EMAIL_NOT_VERIFIED: 'Confirm your email address before you log in.',
  ACCOUNT_SUSPENDED: 'Your account is suspended. Ask an administrator.',
  PASSWORD_EXPIRED: 'Your password has expired. Open the link that we sent you.',
  SECOND_FACTOR_WRONG: 'This code is wrong, or it was used before.',
  STALE_VERSION:
    'Someone else changed this in the meantime. Check the latest version and try again.',
  PAYLOAD_TOO_LARGE: 'The file is too large.',
  VALIDATION_FAILED: 'Some of the values are not valid.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
  INTERNAL: 'Something went wrong on the server. Try again.',
  NOT_IMPLEMENTED: 'The server does not offer this yet.',
  UNAVAILABLE: 'The service is not available at the moment. Try again in a few minutes.',
} satisfies Partial<Record<ProblemCode, string>>;

/** The reason for an answer without a problem of the contract, by status. Gateways answer like this. */
export const statusReasons: Readonly<Record<number, string>> = {
  /** Also for a timeout here or at a gateway (504). */
  408: 'The server took too long. Try again.',
  412: signInReasons.STALE_VERSION,
  413: signInReasons.PAYLOAD_TOO_LARGE,
  429: signInReasons.RATE_LIMITED,
  431: 'The request is too large.',
  501: signInReasons.NOT_IMPLEMENTED,
};
