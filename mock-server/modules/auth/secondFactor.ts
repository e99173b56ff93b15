import type { Call } from '../../core/state/call.ts';
import type { TenantState, User } from '../../core/state/model.ts';
import { hashSecret, newSecret } from '../../core/state/secrets.ts';
import type { Limit } from '../../core/state/sessions/attempts.ts';
import { refuse } from '../../engine/problem.ts';
import type { operations } from '../../generated/contract.d.ts';
import { takeCode } from './codes.ts';
import { sendRecoveryCodeUsed } from './emails.ts';
import { signIn } from './signIn.ts';

const CHALLENGE_MS = 5 * 60 * 1000;
const MAX_WRONG_CODES = 5;
/** Counts across challenges: whoever knows the password could start new ones. */
const CODES: Limit = { tries: 10, minutes: 60 };

type Context = Pick<Call<unknown>, 'tenant' | 'now' | 'appUrl' | 'tokens'>;

/** Starts the second step of a sign-in. */
export function challengeFor(
  { tenant: { state }, now }: Context,
  user: User,
  fcmToken: string | null,
) {
  for (const [hash, { expiresAt }] of Object.entries(state.challenges)) {
    // Kept for a while, so that it counts as expired, not as unknown.
    if (expiresAt + CHALLENGE_MS <= now) delete state.challenges[hash];
  }
  const challenge = newSecret();
  const expiresAt = now + CHALLENGE_MS;
  state.challenges[hashSecret(challenge)] = { userId: user.id, fcmToken, expiresAt, wrongCodes: 0 };
  return refuse('SECOND_FACTOR_REQUIRED', { challenge });
}

export const challengedUser = ({ users, challenges }: TenantState, challenge: string) =>
  users[challenges[hashSecret(challenge)]?.userId ?? ''];

/** Checks a code of a person, which is then used up. */
export function refusedCode(call: Context, user: User, code: string) {
  const { tenant, now } = call;
  const key = `code of ${user.id}`;
  const tooMany = tenant.attempts.begin(key, now, CODES);
  if (tooMany) return tooMany;
  const used = takeCode(tenant.state, user.id, code, now);
  if (!used) return refuse('SECOND_FACTOR_WRONG');
  tenant.attempts.forget(key);
  const left = tenant.state.authenticators[user.id]?.recoveryHashes.length ?? 0;
  if (used === 'recovery') sendRecoveryCodeUsed(call, user, left);
  return null;
}

/** The second step of a sign-in. */
export async function answerChallenge(call: Call<operations['verifySecondFactor']>) {
  const { state } = call.tenant;
  const hash = hashSecret(call.body.challenge);
  const challenge = state.challenges[hash];
  const user = challenge && state.users[challenge.userId];
  if (!user || challenge.wrongCodes >= MAX_WRONG_CODES) return refuse('TOKEN_INVALID');
  if (challenge.expiresAt <= call.now) return refuse('TOKEN_EXPIRED');
  const refused = refusedCode(call, user, call.body.code);
  if (refused?.refused === 'SECOND_FACTOR_WRONG') challenge.wrongCodes += 1;
  if (refused) return refused;
  delete state.challenges[hash];
  if (user.suspended) return refuse('ACCOUNT_SUSPENDED');
  return signIn(call, user, challenge.fcmToken);
}
