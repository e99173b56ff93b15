import { type Order, orderOf } from '../../core/lists/page.ts';
import { plain, searchesFor } from '../../core/lists/search.ts';
import { seesContacts } from '../../core/members/contacts.ts';
import { nameOf, type PeopleCall, personOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { permits } from '../../core/permissions/grants.ts';
import { shownRole } from '../../core/permissions/roles.ts';
import { lookUp, type Membership, type TenantState, type User } from '../../core/state/model.ts';
import type { Invitation } from '../../core/state/team.ts';
import type { components } from '../../generated/contract.d.ts';
import { type Court, courtCounts } from './held.ts';

type Schemas = components['schemas'];
type TeamMember = Schemas['TeamMember'];

const NOTHING: Court = { count: 0, overdue: 0 };

const MINUTE_MS = 60 * 1000;

/** Whether the project would be without an active project admin if this one were gone. */
export const isLastAdmin = ({ memberships }: TenantState, membership: Membership): boolean =>
  membership.role === 'project_admin' &&
  memberships.includes(membership) &&
  !memberships.some(
    ({ projectId, userId, role }) =>
      projectId === membership.projectId &&
      role === 'project_admin' &&
      userId !== membership.userId,
  );

/** Returns the caller's actions on a member of the team. */
function actionsOn(
  { project, role, userId }: Viewer,
  membership: Membership,
  isLastAdmin: boolean,
): Schemas['TeamAction'][] {
  const isSelf = membership.userId === userId;
  const may = (action: 'update' | 'appoint' | 'remove') =>
    permits('team', role, project, action, (rule) => rule === 'self' && isSelf);
  const managed = (['update', 'appoint'] as const).filter((action) => may(action));
  if (isLastAdmin || !may('remove')) return managed;
  return [...managed, isSelf ? 'leave' : 'remove'];
}

const companyNameOf = ({ tenant }: PeopleCall, companyId: string | null) =>
  companyId === null ? null : nameOf(tenant, companyId);

/** The latest call of a person, in whole minutes; the latest sign-in if the mock was restarted since. */
export function lastActiveAt({ tenant }: LogCall, { id, lastSignInAt }: User): string | null {
  const called = tenant.lastCalls.get(id);
  return called ? new Date(called - (called % MINUTE_MS)).toISOString() : (lastSignInAt ?? null);
}

function memberRow(
  call: LogCall,
  viewer: Viewer,
  membership: Membership,
  status: Schemas['TeamAccess'],
  { count, overdue }: Court,
): TeamMember {
  const { userId, role, companyId, joinedAt = null, version = 1 } = membership;
  const user = lookUp(call.tenant.state.users, userId);
  const isOpen = seesContacts(call, viewer, membership);
  return {
    ...personOf(call, userId),
    email: isOpen ? (user?.email ?? null) : null,
    phone: isOpen ? (user?.phone ?? null) : null,
    jobTitle: user?.jobTitle ?? null,
    ...shownRole(role),
    companyId,
    companyName: companyNameOf(call, companyId),
    status,
    inCourtCount: count,
    overdueCount: overdue,
    joinedAt,
    lastActiveAt: user ? lastActiveAt(call, user) : null,
    invitation: null,
    version,
    permittedActions: actionsOn(viewer, membership, isLastAdmin(call.tenant.state, membership)),
  };
}

export function invitationRow(call: LogCall, viewer: Viewer, invitation: Invitation): TeamMember {
  const { id, email, role, companyId, sentAt, expiresAt, invitedById, version } = invitation;
  const mayInvite = permits('team', viewer.role, viewer.project, 'invite');
  return {
    id,
    name: email,
    email,
    phone: null,
    avatarUrl: null,
    jobTitle: null,
    ...shownRole(role),
    companyId,
    companyName: companyNameOf(call, companyId),
    status: Date.parse(expiresAt) > call.now ? 'invited' : 'expired',
    inCourtCount: 0,
    overdueCount: 0,
    joinedAt: null,
    lastActiveAt: null,
    invitation: { sentAt, expiresAt, invitedBy: personOf(call, invitedById) },
    version,
    permittedActions: mayInvite ? ['resend', 'revoke'] : [],
  };
}

/** Returns the team as the viewer sees it. Only those who invite people see invitations. */
export function teamOf(call: LogCall, viewer: Viewer): TeamMember[] {
  const { memberships, suspended, invitations } = call.tenant.state;
  const projectId = viewer.project.id;
  const isOwn = (member: { projectId: string }) => member.projectId === projectId;
  const counts = courtCounts(call, viewer);
  const row = (status: Schemas['TeamAccess']) => (membership: Membership) =>
    memberRow(call, viewer, membership, status, counts.get(membership.userId) ?? NOTHING);
  return [
    ...memberships.filter(isOwn).map(row('active')),
    ...suspended.filter(isOwn).map(row('suspended')),
    ...(permits('team', viewer.role, viewer.project, 'invite')
      ? Object.values(invitations)
          .filter(isOwn)
          .map((invitation) => invitationRow(call, viewer, invitation))
      : []),
  ];
}

interface Query {
  q?: string;
  role?: string;
  companyId?: string;
  status?: Schemas['TeamStatus'];
}

export const filteredTeam = (
  rows: readonly TeamMember[],
  { q, role, companyId, status }: Query,
): TeamMember[] => {
  const matches = searchesFor(q);
  return rows.filter(
    (row) =>
      (!role || row.role === role) &&
      (!companyId || row.companyId === companyId) &&
      (!status || row.status === status) &&
      matches(row.name, row.jobTitle ?? '', row.companyName ?? '', row.email ?? ''),
  );
};

/** People with the same value are sorted by name. */
export const teamOrder = (sort: Schemas['TeamSort'] = 'name'): Order<TeamMember> =>
  orderOf(sort, (member, field) => {
    const value = Reflect.get(member, field) as string | number | null;
    if (typeof value === 'number') return String(value).padStart(9, '0') + plain(member.name);
    return value === null ? null : `${plain(value)} ${plain(member.name)}`;
  });

interface Own {
  membership: Membership;
  list: 'memberships' | 'suspended';
}

/** Returns the membership of a person in the project, suspended or not. */
export function membershipOf(state: TenantState, projectId: string, userId: string): Own | null {
  for (const list of ['memberships', 'suspended'] as const) {
    const membership = state[list].find((m) => m.projectId === projectId && m.userId === userId);
    if (membership) return { membership, list };
  }
  return null;
}
