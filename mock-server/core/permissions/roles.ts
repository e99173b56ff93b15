import { permissions } from '../../generated/permissions.ts';
import { rowIn } from '../state/account.ts';
import type { ProjectRole, TenantState } from '../state/model.ts';
import type { CustomRole, Role } from '../state/roles.ts';

/** The system roles by the names that people read. */
const systemNames: Readonly<Record<ProjectRole, string>> = {
  project_admin: 'Project administrator',
  project_manager: 'Project manager',
  superintendent: 'Superintendent',
  design_reviewer: 'Design reviewer',
  subcontractor: 'Subcontractor',
  owner: 'Owner',
  viewer: 'Viewer',
};

export const systemTexts: Readonly<Record<ProjectRole, string>> = permissions.roles;

export const systemRoles = Object.keys(permissions.roles) as ProjectRole[];

const isSystemRole = (id: string): id is ProjectRole => Object.hasOwn(permissions.roles, id);

export const idOf = (role: Role): string => (typeof role === 'string' ? role : role.id);

export const baseOf = (role: Role): ProjectRole => (typeof role === 'string' ? role : role.basedOn);

/** The role and its name, as the contract shows them. */
export const shownRole = (role: Role): { role: string; roleName: string } => ({
  role: idOf(role),
  roleName: typeof role === 'string' ? systemNames[role] : role.name,
});

/** Looks up a role of an account, by an id from a request too. */
export const roleById = (
  { roles }: Pick<TenantState, 'roles'>,
  accountId: string,
  id: string,
): Role | undefined => (isSystemRole(id) ? id : rowIn(roles, accountId, id));

/** Returns a role that permits what both do, under the name of one of them. */
const meeting = (named: Role, meets: NonNullable<CustomRole['meets']>): Role => ({
  id: idOf(named),
  accountId: '',
  name: shownRole(named).roleName,
  description: '',
  basedOn: baseOf(named),
  levels: {},
  flags: [],
  version: 1,
  meets,
});

/** Returns a role as somebody with another one sees it. A project admin sees all that it shows. */
export const seenBy = (viewed: Role, own: Role): Role =>
  own === 'project_admin' ? viewed : meeting(viewed, { viewed, own });

/**
 * Returns what a program has whose token has a role: no more than its owner. Lists that name roles, such as who finds a
 * folder, mean the role of the owner.
 */
export const limitedTo = (given: Role, own: Role): Role =>
  idOf(given) === idOf(own) ? own : meeting(own, { viewed: given, own, ofOnePerson: true });

/** Returns the role of the token of a program; null for others. */
export const roleOfToken = (role: Role): Role | null =>
  typeof role !== 'string' && role.meets?.ofOnePerson ? role.meets.viewed : null;
