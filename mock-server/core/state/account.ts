import type { components } from '../../generated/contract.d.ts';
import type { Session, TenantState } from './model.ts';

type Schemas = components['schemas'];

/** What account admins set for everybody. */
export interface Account extends Omit<Schemas['AccountSettings'], 'logoUrl'> {
  /** Key of an uploaded picture (userPictures.ts); absent without one. */
  logo?: string;
  /** When the age of passwords began to count, for those whose age is unknown. */
  passwordsAgeSince?: string;
  /** When the account began to ask for a second factor; absent if it does not. */
  secondFactorSince?: string;
}

declare module './model.ts' {
  interface TenantState {
    account: Account;
  }
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Tells whether the account ends a session of this age.
 * @param lastCall milliseconds since the epoch; undefined if it made none
 * @param now milliseconds since the epoch
 */
export function isSessionOver(
  { account: { sessionIdleMinutes, sessionMaxDays } }: TenantState,
  { startedAt }: Session,
  lastCall: number | undefined,
  now: number,
): boolean {
  const start = Date.parse(startedAt);
  if (now >= start + sessionMaxDays * DAY_MS) return true;
  const idleMs = now - Math.max(start, lastCall ?? 0);
  return sessionIdleMinutes !== null && idleMs >= sessionIdleMinutes * MINUTE_MS;
}

/** Returns until when people set up a second factor, in milliseconds since the epoch; null if they need none. */
export function secondFactorDue({
  account: { secondFactorRequired, secondFactorSince, secondFactorGraceDays },
}: TenantState): number | null {
  if (!secondFactorRequired || secondFactorSince === undefined) return null;
  return Date.parse(secondFactorSince) + secondFactorGraceDays * DAY_MS;
}
