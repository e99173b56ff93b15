import type { ProblemCode } from '@/api/generated/types.gen';

/** The reasons of the ways to sign in without a password. They come with the code that calls the host for these. */
export const passwordlessReasons = {
  PROVIDER_REQUIRED: 'Your company asks you to log in with its own account.',
  CHALLENGE_EXPIRED: 'This took too long. Try again.',
  PASSKEY_REFUSED: 'This passkey is not accepted. It may have been removed.',
  PASSKEY_EXISTS: 'This passkey was added before.',
  PROVIDER_UNKNOWN: 'The people of this domain log in with a password.',
  PROVIDER_UNAVAILABLE:
    'The log-in of your company does not answer. Try again later, or ask your IT department.',
  PROVIDER_REFUSED: 'Your company did not sign you in. Try again, or ask your IT department.',
  PROVIDER_EMAIL_UNVERIFIED:
    'Your company has not verified your email address. Ask your IT department.',
  PROVIDER_EMAIL_FOREIGN:
    'Your company signed you in with an address of another domain. Choose another account there.',
  NO_ACCOUNT: 'There is no account with this email address. Ask for an invitation to a project.',
  LOGIN_EXPIRED: 'This log-in took too long, or was completed before. Start again.',
  DOMAIN_RECORD_MISSING:
    'The TXT record was not found. It can take some hours until it is visible.',
} satisfies Partial<Record<ProblemCode, string>>;
