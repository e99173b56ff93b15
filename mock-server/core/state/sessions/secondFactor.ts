import type { Session, TenantState } from '../model.ts';

/** The authenticator app of a person. A real host encrypts the secret: whoever reads it can make codes. */
export interface Authenticator {
  /** In base32. */
  secret: string;
  addedAt: string;
  /** The number of the 30 seconds of the last code that was taken, so that none works twice. */
  lastStep: number;
  /** Hashes of the codes that were not used. */
  recoveryHashes: string[];
}

/** A secret that waits for a first code of the app. */
export interface StartedAuthenticator {
  secret: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** A sign-in between the password and the second factor. */
export interface Challenge {
  userId: string;
  fcmToken: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  wrongCodes: number;
}

declare module '../model.ts' {
  interface TenantState {
    /** By user id. */
    authenticators: Record<string, Authenticator>;
    startedAuthenticators: Record<string, StartedAuthenticator>;
    /** By the token's hash, see secrets.ts. */
    challenges: Record<string, Challenge>;
  }
}

/** Tells whether the sign-in of the person with a password takes a code, too. */
export const hasAuthenticator = ({ authenticators }: TenantState, userId: string): boolean =>
  Object.hasOwn(authenticators, userId);

export const hasPasskey = ({ passkeys }: TenantState, userId: string): boolean =>
  Object.values(passkeys).some((passkey) => passkey.userId === userId);

/** Tells whether a session began, or was confirmed, with more than a password. */
export const hasProvenFactor = (state: TenantState, { userId, isStrong }: Session): boolean =>
  isStrong === true || hasAuthenticator(state, userId);

/** Forgets the authenticator app of a person, and the sign-ins that wait for a code of it. */
export function dropAuthenticator(state: TenantState, userId: string): void {
  delete state.authenticators[userId];
  delete state.startedAuthenticators[userId];
  dropChallenges(state, userId);
}

export function dropPasskeys({ passkeys }: TenantState, userId: string): void {
  for (const passkey of Object.values(passkeys)) {
    if (passkey.userId === userId) delete passkeys[passkey.id];
  }
}

export function dropChallenges({ challenges }: TenantState, userId: string): void {
  for (const [hash, challenge] of Object.entries(challenges)) {
    if (challenge.userId === userId) delete challenges[hash];
  }
}
