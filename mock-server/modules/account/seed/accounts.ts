import type { Seed } from '../../../core/seed.ts';
import type { ProjectRole, User } from '../../../core/state/model.ts';

/** An account to sign in with; `role` is the role in Harbor Point Tower. */
export interface DemoAccount {
  email: string;
  password: string;
  name: string;
  role: ProjectRole | 'account_admin';
  note: string;
}

interface Person {
  id: string;
  name: string;
  jobTitle: string;
}

const PASSWORD = 'Portal!2026';
/** Hash of PASSWORD. A constant, so that a new tenant needs no hashing. */
const PASSWORD_HASH =
  'scrypt$1024$ZGVtbyBhY2NvdW50cyAxNg$bFg-z3Ad-FP2u_nIZ63mkGjIdhVSjdiowRnH9YKx-2A';

const account = (person: Person, role: DemoAccount['role'], note: string, verified = true) => ({
  ...person,
  role,
  note,
  verified,
});

const accounts = [
  account(
    { id: 'usr_ana', name: 'Ana Torres', jobTitle: 'Project manager' },
    'project_manager',
    'Start here: runs the tower. Also superintendent of the clinic.',
  ),
  account(
    { id: 'usr_marcus', name: 'Marcus Reed', jobTitle: 'Superintendent' },
    'superintendent',
    'Opens and inspects punch items; uploads scans and changes their own.',
  ),
  account(
    { id: 'usr_priya', name: 'Priya Raman', jobTitle: 'Architect' },
    'design_reviewer',
    'Answers RFIs, reviews submittals. Not in the residential project.',
  ),
  account(
    { id: 'usr_diego', name: 'Diego Alvarez', jobTitle: 'Mechanical foreman' },
    'subcontractor',
    'Works for Cascade Mechanical and sees its records. In Harbor Point Tower only.',
  ),
  account(
    { id: 'usr_helen', name: 'Helen Park', jobTitle: "Owner's representative" },
    'owner',
    "Accepts owner's punch items; downloads scans.",
  ),
  account(
    { id: 'usr_grace', name: 'Grace Lindqvist', jobTitle: 'Safety auditor' },
    'viewer',
    'Looks and no more: neither drafts nor what is private.',
  ),
  account(
    { id: 'usr_tom', name: 'Tom Becker', jobTitle: 'Operations director' },
    'project_admin',
    'Administers all three projects.',
  ),
  account(
    { id: 'usr_nora', name: 'Nora Quinn', jobTitle: 'Project engineer' },
    'viewer',
    'Has not confirmed the email address, so sign-in is refused.',
    false,
  ),
  account(
    { id: 'usr_ingrid', name: 'Ingrid Solberg', jobTitle: 'Head of digital delivery' },
    'account_admin',
    'Administers every project of the account, and is a member of none.',
  ),
];

/** People in records who cannot sign in. */
const colleagues: Person[] = [
  { id: 'usr_kofi', name: 'Kofi Mensah', jobTitle: 'Assistant superintendent' },
  { id: 'usr_lena', name: 'Lena Hoffmann', jobTitle: 'Structural engineer' },
  { id: 'usr_sam', name: 'Sam Whitfield', jobTitle: 'Electrical foreman' },
  { id: 'usr_yuki', name: 'Yuki Tanaka', jobTitle: 'BIM coordinator' },
  { id: 'usr_rosa', name: 'Rosa Delgado', jobTitle: 'Surveyor' },
];

const emailOf = (name: string) => `${name.toLowerCase().replace(/\s+/g, '.')}@example.com`;

export const demoAccounts: readonly DemoAccount[] = accounts.map(({ name, role, note }) => ({
  email: emailOf(name),
  password: PASSWORD,
  name,
  role,
  note,
}));

/** People with a picture; the others show their initials. */
const PICTURED: readonly string[] = [
  'ana',
  'marcus',
  'priya',
  'diego',
  'helen',
  'tom',
  'kofi',
  'yuki',
];

const pictureOf = (id: string) => {
  const picture = id.slice('usr_'.length);
  return PICTURED.includes(picture) ? { picture } : {};
};

/** Hours since the latest sign-in, by name; others never signed in. */
const signedInHoursAgo: Readonly<Record<string, number>> = {
  ana: 2,
  marcus: 5,
  priya: 27,
  diego: 9,
  helen: 76,
  grace: 190,
  tom: 21,
};
const HOUR_MS = 60 * 60 * 1000;

const signedIn = (now: number, id: string) => {
  const hours = signedInHoursAgo[id.slice('usr_'.length)];
  return hours ? { lastSignInAt: new Date(now - hours * HOUR_MS).toISOString() } : {};
};

function seedUsers(now: number): Record<string, User> {
  const users: User[] = [
    ...accounts.map(({ id, name, jobTitle, verified, role }) => ({
      id,
      username: name,
      email: emailOf(name),
      passwordHash: PASSWORD_HASH,
      verified,
      jobTitle,
      ...pictureOf(id),
      ...signedIn(now, id),
      ...(role === 'account_admin' && { accountAdmin: true as const }),
    })),
    ...colleagues.map(({ id, name, jobTitle }) => ({
      id,
      username: name,
      email: emailOf(name),
      passwordHash: null,
      verified: true,
      jobTitle,
      ...pictureOf(id),
    })),
  ];
  return Object.fromEntries(users.map((user) => [user.id, user]));
}

export const seed: Seed = (now) => ({ users: seedUsers(now) });
