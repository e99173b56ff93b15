import { permissions } from '../../generated/permissions.ts';
import type { ProjectRole, TenantState } from '../state/model.ts';
import { lookUp } from '../state/model.ts';
import type { Role } from '../state/roles.ts';

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

export const roleById = ({ roles }: TenantState, id: string): Role | undefined =>
  isSystemRole(id) ? id : lookUp(roles, id);

/** Returns a role as somebody with another one sees it. A project admin sees all that it shows. */
export const seenBy = (viewed: Role, own: Role): Role =>
  own === 'project_admin'
    ? viewed
    : {
        id: idOf(viewed),
        name: shownRole(viewed).roleName,
        description: '',
        basedOn: baseOf(viewed),
        levels: {},
        flags: [],
        version: 1,
        meets: { viewed, own },
      };
