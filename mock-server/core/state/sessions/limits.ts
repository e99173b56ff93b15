import { isRefusal, type Refusal } from '../../../engine/problem.ts';
import type { Tenant } from '../tenant.ts';
import type { Limit } from './attempts.ts';

/** The guide 'Sign-in and refresh' states the numbers. Many people can share an address, so it may try more. */
const OF_EMAIL: Limit = { tries: 10, minutes: 10 };
const OF_ADDRESS: Limit = { tries: 100, minutes: 10 };
const MAILS: Limit = { tries: 3, minutes: 60 };

interface Context {
  tenant: Tenant;
  /** The IP address of the client. */
  address: string;
  now: number;
}

const WRONG: ReadonlySet<string> = new Set([
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_WRONG',
  'TOKEN_INVALID',
  'NOT_FOUND',
  'LINK_PASSWORD_WRONG',
]);

/**
 * Runs a call that tries a secret. Only wrong secrets count.
 * @param email whose password it is, as it was typed. It counts whether it has an account or not.
 */
export async function limitedTry<Reply extends object>(
  { tenant: { attempts }, address, now }: Context,
  attempt: () => Reply | Promise<Reply>,
  email?: string,
): Promise<Reply | Refusal<'RATE_LIMITED'>> {
  const byAddress = `tries from ${address}`;
  const byEmail = email && `sign-in of ${email.toLowerCase()}`;
  const refused =
    attempts.begin(byAddress, now, OF_ADDRESS) ||
    (byEmail && attempts.begin(byEmail, now, OF_EMAIL));
  if (refused) return refused;
  const reply = await attempt();
  if (isRefusal(reply) && WRONG.has(reply.refused)) return reply;
  attempts.succeed(byAddress);
  if (byEmail) attempts.forget(byEmail);
  return reply;
}

/** Counts a call without a session that makes an account, sends an email or calls a provider, whatever comes of it. */
export const refusedCall = ({ tenant, address, now }: Context) =>
  tenant.attempts.begin(`calls from ${address}`, now, OF_ADDRESS);

/** Counts a challenge. Each sign-in page asks for one by itself, so they must not use up what people do. */
export const refusedChallenge = ({ tenant, address, now }: Context) =>
  tenant.attempts.begin(`challenges for ${address}`, now, OF_ADDRESS);

/** Counts an email to an address, whether it is sent or not. */
export const refusedMail = (
  { tenant, now }: Pick<Context, 'tenant' | 'now'>,
  purpose: 'verify' | 'reset' | 'email',
  to: string,
) => tenant.attempts.begin(`${purpose} to ${to.toLowerCase()}`, now, MAILS);
