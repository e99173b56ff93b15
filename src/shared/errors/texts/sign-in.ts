import type { Failures } from '../failures';

const failed = { otherwise: 'Login Failed' };

/** The ways to sign in without a password. The sign-in page loads their texts when it needs one. */
export const signInTexts = {
  makeLoginChallenge: failed,
  loginWithPasskey: failed,
  getSignInProvider: failed,
  openProviderLogin: failed,
  loginWithProvider: failed,
} satisfies Partial<Failures>;
