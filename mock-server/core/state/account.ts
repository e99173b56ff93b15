import type { components } from '../../generated/contract.d.ts';
import { lookUp, type Session, type TenantState } from './model.ts';

type Schemas = components['schemas'];

/** What account admins set for everybody of their account. */
export interface Account extends Omit<Schemas['AccountSettings'], 'logoUrl'> {
  id: string;
  /** Key of an uploaded picture (userPictures.ts); absent without one. */
  logo?: string;
  /** When the age of passwords began to count, for those whose age is unknown. */
  passwordsAgeSince?: string;
  /** When the account began to ask for a second factor; absent if it does not. */
  secondFactorSince?: string;
}

declare module './model.ts' {
  interface TenantState {
    accounts: Record<string, Account>;
  }
}

/** A row of an account, such as a company, a role or a person. */
interface Owned {
  accountId: string;
}

export const accountNamed = ({ accounts }: TenantState, id: string): Account => {
  const account = lookUp(accounts, id);
  if (!account) throw new Error(`There is no account ${id}.`);
  return account;
};

/** Returns the rows of an account. Whoever lists what belongs to an account asks here. */
export const rowsIn = <T extends Owned>(rows: Record<string, T>, accountId: string): T[] =>
  Object.values(rows).filter((row) => row.accountId === accountId);

/** Looks up a row of an account by an id from a request. One of another account is unknown. */
export function rowIn<T extends Owned>(
  rows: Record<string, T>,
  accountId: string,
  id: string,
): T | undefined {
  const row = lookUp(rows, id);
  return row?.accountId === accountId ? row : undefined;
}

/** Returns the account that a row belongs to, or is; undefined for rows of projects and of people. */
export function accountOfRow(row: object): string | undefined {
  if ('accountId' in row && typeof row.accountId === 'string') return row.accountId;
  return 'allowedEmailDomains' in row ? (row as Account).id : undefined;
}

/** The account of the demo: its people, companies and projects belong to it, and what was saved before there were others. */
export const DEMO_ACCOUNT = 'acc_meridian';

/** Returns what a new account has until somebody changes it. */
export const newAccount = (id: string, name: string): Account => ({
  id,
  name,
  timeZone: 'PST',
  currency: 'USD',
  passwordMinLength: 8,
  passwordMaxAgeDays: null,
  sessionIdleMinutes: null,
  sessionMaxDays: 90,
  secondFactorRequired: false,
  secondFactorGraceDays: 7,
  allowedEmailDomains: [],
  shareLinkExpiryDays: 90,
  shareLinkPasswordRequired: false,
  logRetentionDays: null,
  version: 1,
});

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Tells whether the account of the person ends a session of this age.
 * @param lastCall milliseconds since the epoch; undefined if it made none
 * @param now milliseconds since the epoch
 */
export function isSessionOver(
  state: TenantState,
  { startedAt, userId }: Session,
  lastCall: number | undefined,
  now: number,
): boolean {
  const user = lookUp(state.users, userId);
  if (!user) return true;
  const { sessionIdleMinutes, sessionMaxDays } = accountNamed(state, user.accountId);
  const start = Date.parse(startedAt);
  if (now >= start + sessionMaxDays * DAY_MS) return true;
  const idleMs = now - Math.max(start, lastCall ?? 0);
  return sessionIdleMinutes !== null && idleMs >= sessionIdleMinutes * MINUTE_MS;
}

/** Returns until when people of the account set up a second factor, in milliseconds since the epoch; null if they need none. */
export function secondFactorDue({
  secondFactorRequired,
  secondFactorSince,
  secondFactorGraceDays,
}: Account): number | null {
  if (!secondFactorRequired || secondFactorSince === undefined) return null;
  return Date.parse(secondFactorSince) + secondFactorGraceDays * DAY_MS;
}
