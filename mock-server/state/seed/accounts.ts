import type { ProjectRole, User } from '../model.ts';

/** Somebody to sign in as; `role` is the role in Harbor Point Tower. */
export interface DemoAccount {
  email: string;
  password: string;
  name: string;
  role: ProjectRole;
  note: string;
}

interface Person {
  id: string;
  name: string;
  jobTitle: string;
}

const PASSWORD = 'Portal!2026';
/** Of PASSWORD. A constant, so that making a tenant does not cost the time of a hash. */
const PASSWORD_HASH =
  'scrypt$4096$ZGVtbyBhY2NvdW50cyAxNg$E2bABqdw21vR1qHrGpAKZ9c9I6Fysobtx_x-fEwDiCo';

const account = (person: Person, role: ProjectRole, note: string, verified = true) => ({
  ...person,
  role,
  note,
  verified,
});

const accounts = [
  account(
    { id: 'usr_ana', name: 'Ana Torres', jobTitle: 'Project manager' },
    'project_manager',
    'Start here: may do everything with scans. Also superintendent of the clinic.',
  ),
  account(
    { id: 'usr_marcus', name: 'Marcus Reed', jobTitle: 'Superintendent' },
    'superintendent',
    'Uploads scans, changes his own.',
  ),
  account(
    { id: 'usr_priya', name: 'Priya Raman', jobTitle: 'Architect' },
    'design_reviewer',
    'Downloads scans. Not in the residential project.',
  ),
  account(
    { id: 'usr_diego', name: 'Diego Alvarez', jobTitle: 'Mechanical foreman' },
    'subcontractor',
    'Downloads scans. In Harbor Point Tower only.',
  ),
  account(
    { id: 'usr_helen', name: 'Helen Park', jobTitle: "Owner's representative" },
    'owner',
    'Downloads scans.',
  ),
  account(
    { id: 'usr_grace', name: 'Grace Lindqvist', jobTitle: 'Safety auditor' },
    'viewer',
    'Looks at scans and no more.',
  ),
  account(
    { id: 'usr_tom', name: 'Tom Becker', jobTitle: 'Operations director' },
    'project_admin',
    'Administers all three projects.',
  ),
  account(
    { id: 'usr_nora', name: 'Nora Quinn', jobTitle: 'Project engineer' },
    'viewer',
    'Has not confirmed the e-mail address, so sign-in is refused.',
    false,
  ),
];

/** Named in records, without a way to sign in. */
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

export function seedUsers(): Record<string, User> {
  const users: User[] = [
    ...accounts.map(({ id, name, jobTitle, verified }) => ({
      id,
      username: name,
      email: emailOf(name),
      passwordHash: PASSWORD_HASH,
      verified,
      jobTitle,
    })),
    ...colleagues.map(({ id, name, jobTitle }) => ({
      id,
      username: name,
      email: emailOf(name),
      passwordHash: null,
      verified: true,
      jobTitle,
    })),
  ];
  return Object.fromEntries(users.map((user) => [user.id, user]));
}
