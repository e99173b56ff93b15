import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { SeeAsClaim } from './viewing.ts';

export interface Claims {
  userId: string;
  sessionId: string;
  tenant: string;
  seeAs?: SeeAsClaim;
}

interface Checked {
  claims: Claims;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const MAX_CHECKED = 1000;

/** Access tokens: JWTs (RFC 7519) signed with HS256. */
export class AccessTokens {
  readonly #key: KeyObject;
  /** Tokens with a valid signature. Verifying one costs more than the rest of a small call. */
  readonly #checked = new Map<string, Checked>();

  constructor(secret: string) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  /**
   * @param now milliseconds since the epoch
   * @param seconds lifetime of the token
   */
  sign(
    { userId, sessionId, tenant, seeAs }: Claims,
    now: number,
    seconds: number,
  ): Promise<string> {
    const issuedAt = Math.floor(now / 1000);
    return new SignJWT({ sid: sessionId, tenant, ...(seeAs && { seeAs }) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(this.#key);
  }

  async verify(token: string, now: number): Promise<Checked | 'expired' | 'invalid'> {
    const checked = this.#checked.get(token) ?? (await this.#check(token));
    if (!checked) return 'invalid';
    return checked.expiresAt <= now ? 'expired' : checked;
  }

  async #check(token: string): Promise<Checked | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'sid', 'tenant', 'exp'],
        // Checks only the signature. Each call checks the expiry.
        currentDate: new Date(0),
      });
      const { sub, sid, tenant, exp, seeAs } = payload;
      const claims: Claims = {
        userId: String(sub),
        sessionId: String(sid),
        tenant: String(tenant),
        // Only the mock signs these, so their shape is known.
        ...(seeAs !== undefined && { seeAs: seeAs as SeeAsClaim }),
      };
      const checked = { claims, expiresAt: Number(exp) * 1000 };
      if (this.#checked.size >= MAX_CHECKED) this.#checked.clear();
      this.#checked.set(token, checked);
      return checked;
    } catch {
      return null;
    }
  }
}
