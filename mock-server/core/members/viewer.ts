import { isGranted } from '../permissions/grants.ts';
import type { Call } from '../state/call.ts';
import type { Member, Project, TenantState } from '../state/model.ts';
import type { Role } from '../state/roles.ts';
import type { Tenant } from '../state/tenant.ts';
import { memberOf } from './members.ts';

export type LogCall = Pick<Call<unknown>, 'tenant' | 'user' | 'now' | 'origin'>;

/** A viewer is the caller with their part in a project. */
export interface Viewer {
  userId: string;
  role: Role;
  companyId: string | null;
  /** Works for the company that leads the project. */
  leads: boolean;
  /** Ids of the people of the same company, the viewer included. */
  colleagues: ReadonlySet<string>;
  /** Ids of companies without members, for which the viewer may answer. */
  represents: ReadonlySet<string>;
  project: Project;
}

/** Returns null if the caller cannot see the project. */
export function viewerOf(call: LogCall, projectId: string): Viewer | null {
  const member = memberOf(call, projectId);
  return member && viewerAs(call.tenant.state, member);
}

/** What the caller of a call below a project is in it. */
export const viewerIn = ({ tenant, member }: { tenant: Tenant; member: Member }): Viewer =>
  viewerAs(tenant.state, member);

/** What a member is in the project who may not be the caller. */
export function viewerAs(state: TenantState, { project, membership }: Member): Viewer {
  const { userId, role, companyId } = membership;
  const { memberships, companies } = state;
  const members = memberships.filter((m) => m.projectId === project.id);
  const colleagues = members.filter((m) => m.companyId === companyId && companyId !== null);
  const present = new Set(members.map((m) => m.companyId));
  const absent = isGranted('projects', role, 'answer_for_companies')
    ? Object.keys(companies).filter((id) => !present.has(id))
    : [];
  return {
    userId,
    role,
    companyId,
    leads: companyId === project.leadCompanyId,
    colleagues: new Set([userId, ...colleagues.map((m) => m.userId)]),
    represents: new Set(absent),
    project,
  };
}

/** Tells whether a person or company is the viewer or the viewer's company. */
export const isSelf = ({ userId, companyId }: Viewer, partyId: string): boolean =>
  partyId === userId || (companyId !== null && partyId === companyId);

/** Whether the viewer may answer for an assignee: the viewer, their company, or a company without members. */
export const answersFor = (viewer: Viewer, partyId: string): boolean =>
  isSelf(viewer, partyId) || viewer.represents.has(partyId);
