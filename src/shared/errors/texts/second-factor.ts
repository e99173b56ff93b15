import type { Failures } from '../failures';

/** Apart from those of the tag, which the first page loads. */
export const secondFactorTexts = {
  verifySecondFactor: {
    otherwise: 'Login Failed',
    codes: {
      SECOND_FACTOR_WRONG: 'This code is wrong, or it was used before',
      TOKEN_INVALID: 'Enter your password again',
      TOKEN_EXPIRED: 'The log-in took too long. Enter your password again.',
    },
  },
  verifyIdentity: { otherwise: 'Failed to confirm that it is you' },
} satisfies Partial<Failures>;
