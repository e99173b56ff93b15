import { refuse } from '../../engine/problem.ts';
import { ACCOUNT_ADMIN_ROLE } from '../permissions/grants.ts';
import { seesTour } from '../permissions/models.ts';
import { limitedTo, seenBy } from '../permissions/roles.ts';
import type { Call } from '../state/call.ts';
import {
  lookUp,
  type Member,
  type Membership,
  type Model,
  type Project,
  type Scan,
  type Tour,
} from '../state/model.ts';
import type { Viewing } from '../state/sessions/viewing.ts';
import type { Tenant } from '../state/tenant.ts';

export type MockCall = Pick<Call<unknown>, 'tenant' | 'user'>;

export const closedProject = () => refuse('PROJECT_CLOSED');

/** Returns null if the caller cannot see the project. */
export function memberOf({ tenant, user }: MockCall, projectId: string): Member | null {
  const { projects, memberships } = tenant.state;
  const project = lookUp(projects, projectId);
  const { id, viewing, program } = user();
  if (!project || (viewing && viewing.projectId !== projectId)) return null;
  if (program && !program.projectIds.includes(projectId)) return null;
  const found = viewing?.role
    ? membershipAs(viewing, id)
    : memberships.find((m) => m.projectId === projectId && m.userId === id);
  const own = viewing ? undefined : lookUp(tenant.state.users, id);
  const administers = own?.accountAdmin && own.accountId === project.accountId;
  const membership = found ?? (administers ? administratorOf(project, id) : null);
  if (!membership) return null;
  const { role } = membership;
  if (viewing)
    return { project, membership: { ...membership, role: seenBy(role, viewing.ownRole) } };
  if (program)
    return { project, membership: { ...membership, role: limitedTo(program.role, role) } };
  return { project, membership };
}

/** What somebody with a role would have. */
const membershipAs = (
  { projectId, role = ACCOUNT_ADMIN_ROLE, companyId }: Viewing,
  userId: string,
) => ({ projectId, userId, role, companyId }) satisfies Membership;

/** An account admin acts in every project of the account without a stored membership. */
const administratorOf = ({ id, leadCompanyId }: Project, userId: string): Membership => ({
  projectId: id,
  userId,
  role: ACCOUNT_ADMIN_ROLE,
  companyId: leadCompanyId,
});

/** Sorts RFC 3339 times of the same zone as text. */
const descending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

/** Returns the scans of a project, newest first. */
export function scansOf({ tenant }: Pick<MockCall, 'tenant'>, projectId: string): Scan[] {
  return Object.values(tenant.state.scans)
    .filter((scan) => scan.projectId === projectId)
    .sort((a, b) => descending(a.createdAt, b.createdAt) || descending(b.id, a.id));
}

export const modelsOf = ({ tenant }: Pick<MockCall, 'tenant'>, projectId: string): Model[] =>
  Object.values(tenant.state.models).filter((model) => model.projectId === projectId);

/** Returns the tours of a project that the member sees. */
export function toursOf({ state }: Tenant, { project, membership }: Member): Tour[] {
  return Object.values(state.tours).filter(
    (tour) => tour.projectId === project.id && seesTour(membership, tour),
  );
}
