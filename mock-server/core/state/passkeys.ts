/** The public part of a key pair of a person (WebAuthn). */
export interface Passkey {
  id: string;
  userId: string;
  name: string;
  /** What the authenticator calls it, in base64url. */
  credentialId: string;
  /** COSE key in base64url. */
  publicKey: string;
  /** How often the authenticator says that it was used. Always 0 for one that does not count. */
  counter: number;
  transports: readonly string[];
  /** Whether a password manager keeps a copy. */
  synced: boolean;
  createdAt: string;
  /** It is absent until the first sign-in. */
  lastUsedAt?: string;
}

/** What an authenticator has to sign. It works once. */
export interface PasskeyChallenge {
  /** Whose new passkey it is for; null for a sign-in. */
  userId: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

declare module './model.ts' {
  interface TenantState {
    passkeys: Record<string, Passkey>;
    /** By the hash of the challenge, see secrets.ts. */
    passkeyChallenges: Record<string, PasskeyChallenge>;
  }
}
