/** A domain whose people sign in with the provider of their company (OpenID Connect). */
export interface SignInDomain {
  id: string;
  accountId: string;
  domain: string;
  companyName: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  required: boolean;
  /** The value of the TXT record that proves the domain. */
  proof: string;
  /** It is absent until the record was found. */
  verifiedAt?: string;
  version: number;
}

/** A sign-in with a provider that has begun. It is completed once. */
export interface ProviderLogin {
  domainId: string;
  nonce: string;
  codeVerifier: string;
  /** The hash of the secret of the browser that began, see secrets.ts. */
  attempt: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

declare module './model.ts' {
  interface TenantState {
    signInDomains: Record<string, SignInDomain>;
    /** By the hash of `state`, see secrets.ts. */
    providerLogins: Record<string, ProviderLogin>;
  }
}
