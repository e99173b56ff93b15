import type { Call } from '../../../core/state/call.ts';
import { hashSecret, newSecret } from '../../../core/state/secrets.ts';

type Context = Pick<Call<unknown>, 'tenant' | 'now'>;

export const CHALLENGE_MS = 5 * 60 * 1000;
/** Anybody can ask for one, so the oldest go. */
const MAX_CHALLENGES = 500;

/**
 * Stores a new challenge.
 * @param userId whose new passkey it is for; null for a sign-in
 */
export function issueChallenge({ tenant, now }: Context, userId: string | null): string {
  const challenge = newSecret();
  const known = Object.entries(tenant.state.passkeyChallenges).filter(
    ([, { expiresAt }]) => expiresAt > now,
  );
  tenant.state.passkeyChallenges = {
    ...Object.fromEntries(known.slice(1 - MAX_CHALLENGES)),
    [hashSecret(challenge)]: { userId, expiresAt: now + CHALLENGE_MS },
  };
  return challenge;
}

/** Uses up the challenge that an authenticator signed. Returns null if it was not issued for this, or not lately. */
export function takeChallenge(
  { tenant, now }: Context,
  clientDataJSON: string,
  userId: string | null,
): string | null {
  const challenge = challengeIn(clientDataJSON);
  const hash = hashSecret(challenge);
  const issued =
    Object.hasOwn(tenant.state.passkeyChallenges, hash) && tenant.state.passkeyChallenges[hash];
  if (!issued || issued.userId !== userId) return null;
  delete tenant.state.passkeyChallenges[hash];
  return issued.expiresAt > now ? challenge : null;
}

function challengeIn(clientDataJSON: string): string {
  try {
    const data: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientDataJSON, 'base64url').toString('utf8'),
    );
    return String(data.challenge);
  } catch {
    return '';
  }
}
