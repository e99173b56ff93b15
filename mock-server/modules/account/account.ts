import type { Account } from '../../core/state/account.ts';
import type { User } from '../../core/state/model.ts';
import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { refusedGuessable } from './guessable.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns what a new project starts with. */
export const accountDefaults = ({
  timeZone,
  currency,
}: Account): Pick<Schemas['Project'], 'timeZone' | 'currency'> => ({ timeZone, currency });

/** Returns the address of the logo. It lasts and needs no token, as that of a person's picture. */
export const logoUrl = (origin: string, { logo }: Account): string | null =>
  logo === undefined ? null : `${origin}/__mock/people/${logo}`;

/** Returns a value that breaks a rule of the account; `detail` is a sentence for people. */
const broken = (pointer: string, detail: string) => invalid(pointer, 'account_rule', detail);

/** Refuses a new password that is too short for the account or easy to guess. The contract has checked the other rules. */
export async function refusedNewPassword(
  account: Pick<Account, 'name' | 'passwordMinLength'>,
  password: string,
  person: Pick<User, 'username' | 'email'>,
) {
  const { name, passwordMinLength } = account;
  if ([...password].length >= passwordMinLength) return refusedGuessable(password, person);
  const detail = `${name} asks for passwords of at least ${passwordMinLength} characters`;
  return broken('/password', detail);
}

export const isAllowedAddress = (
  { allowedEmailDomains: allowed }: Account,
  email: string,
): boolean =>
  allowed.length === 0 || allowed.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** Refuses an address of a domain that the account does not accept. */
export function refusedAddress(account: Account, pointer: string, email: string) {
  if (isAllowedAddress(account, email)) return null;
  const { name, allowedEmailDomains } = account;
  const domains = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowedEmailDomains);
  return broken(pointer, `${name} accepts only addresses of ${domains}`);
}

/** Refuses a public link without a password, if the account asks for one. */
export function refusedOpenLink(account: Account, pointer: string, isOpen: boolean) {
  if (!isOpen || !account.shareLinkPasswordRequired) return null;
  return broken(pointer, `${account.name} asks for a password of each public link`);
}

/** @param now milliseconds since the epoch */
export function isPasswordExpired(account: Account, user: User, now: number): boolean {
  const { passwordMaxAgeDays, passwordsAgeSince } = account;
  const since = user.passwordSetAt ?? passwordsAgeSince;
  if (passwordMaxAgeDays === null || since === undefined) return false;
  return now >= Date.parse(since) + passwordMaxAgeDays * DAY_MS;
}

export function setPassword(user: User, passwordHash: string, now: number): void {
  user.passwordHash = passwordHash;
  user.passwordSetAt = new Date(now).toISOString();
}
