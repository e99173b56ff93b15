import { z } from 'zod';
import type { Seed } from '../../../core/seed.ts';
import { DEMO_ACCOUNT } from '../../../core/state/account.ts';
import type { ProjectRole, User } from '../../../core/state/model.ts';
import { readDemo } from '../../../demo/readDemo.ts';

/** An account to sign in with; `role` is the role in Harbor Point Tower. */
export interface DemoAccount {
  email: string;
  password: string;
  name: string;
  role: ProjectRole | 'account_admin';
  note: string;
}

const PASSWORD = 'Portal!2026';
/** Hash of PASSWORD. A constant, so that a new tenant needs no hashing. */
const PASSWORD_HASH =
  'scrypt$1024$ZGVtbyBhY2NvdW50cyAxNg$bFg-z3Ad-FP2u_nIZ63mkGjIdhVSjdiowRnH9YKx-2A';

const optional = z.string().transform((text) => text || undefined);

const person = z.object({
  id: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  /**
   * Nobody without a role can sign in. Scripts import the accounts before the table of roles is generated, so it cannot
   * check them here.
   */
  role: z.custom<DemoAccount['role'] | ''>().transform((role) => role || null),
  verified: z.enum(['yes', 'no']).transform((answer) => answer === 'yes'),
  /** The others show their initials. */
  picture: optional,
  /** Hours since the latest sign-in; the others never signed in. */
  signedInHoursAgo: optional.transform((hours) => (hours ? Number(hours) : undefined)),
  note: z.string(),
});

const people = readDemo(import.meta.dirname, 'people.csv', z.array(person));

const emailOf = (name: string) => `${name.toLowerCase().replace(/\s+/g, '.')}@example.com`;

export const demoAccounts: readonly DemoAccount[] = people.flatMap(({ name, role, note }) =>
  role ? [{ email: emailOf(name), password: PASSWORD, name, role, note }] : [],
);

const HOUR_MS = 60 * 60 * 1000;

const userOf = (
  { id, name, jobTitle, role, verified, picture, signedInHoursAgo }: z.infer<typeof person>,
  now: number,
): User => ({
  id,
  accountId: DEMO_ACCOUNT,
  username: name,
  email: emailOf(name),
  passwordHash: role && PASSWORD_HASH,
  verified,
  jobTitle,
  ...(picture && { picture }),
  ...(signedInHoursAgo && {
    lastSignInAt: new Date(now - signedInHoursAgo * HOUR_MS).toISOString(),
  }),
  ...(role === 'account_admin' && { accountAdmin: true }),
});

export const seed: Seed = (now) => ({
  users: Object.fromEntries(people.map((person) => [person.id, userOf(person, now)])),
});
