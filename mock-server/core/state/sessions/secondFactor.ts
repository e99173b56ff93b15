import type { TenantState } from '../model.ts';

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

/** Tells whether the person signs in with more than a password. */
export const hasSecondFactor = ({ authenticators }: TenantState, userId: string): boolean =>
  Object.hasOwn(authenticators, userId);

/** Forgets the authenticator app of a person, and the sign-ins that wait for a code of it. */
export function dropSecondFactor(state: TenantState, userId: string): void {
  delete state.authenticators[userId];
  delete state.startedAuthenticators[userId];
  dropChallenges(state, userId);
}

export function dropChallenges({ challenges }: TenantState, userId: string): void {
  for (const [hash, challenge] of Object.entries(challenges)) {
    if (challenge.userId === userId) delete challenges[hash];
  }
}
