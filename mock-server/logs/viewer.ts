import type { Call } from '../engine/types.ts';
import { memberOf } from '../handlers/members.ts';
import type { Project, ProjectRole } from '../state/model.ts';

export type LogCall = Pick<Call<unknown>, 'tenant' | 'user' | 'now' | 'origin'>;

/** Who asks, and in what part. */
export interface Viewer {
  userId: string;
  role: ProjectRole;
  companyId: string | null;
  /** Of the company that leads the project. */
  leads: boolean;
  /** The people of his company, himself included. */
  colleagues: ReadonlySet<string>;
  /** The companies of the project that have nobody there who signs in; who leads the work answers for them. */
  spokenFor: ReadonlySet<string>;
  project: Project;
}

const LEADERS: readonly ProjectRole[] = ['project_admin', 'project_manager', 'superintendent'];

/** Null when there is no such project for the caller. */
export function viewerOf(call: LogCall, projectId: string): Viewer | null {
  const member = memberOf(call, projectId);
  if (!member) return null;
  const { project, membership } = member;
  const { userId, role, companyId } = membership;
  const { memberships, companies } = call.tenant.state;
  const members = memberships.filter((m) => m.projectId === projectId);
  const colleagues = members.filter((m) => m.companyId === companyId && companyId !== null);
  const present = new Set(members.map((m) => m.companyId));
  const absent = LEADERS.includes(role)
    ? Object.keys(companies).filter((id) => !present.has(id))
    : [];
  return {
    userId,
    role,
    companyId,
    leads: companyId === project.leadCompanyId,
    colleagues: new Set([userId, ...colleagues.map((m) => m.userId)]),
    spokenFor: new Set(absent),
    project,
  };
}

/** Whether a person or company is the caller, or the company that he works for. */
export const isSelf = ({ userId, companyId }: Viewer, partyId: string): boolean =>
  partyId === userId || (companyId !== null && partyId === companyId);

/** Those who run the project: a manager or an administrator of it. */
export const runsProject = ({ role }: Viewer): boolean =>
  role === 'project_manager' || role === 'project_admin';

/** Whether the caller may answer for an assignee: as himself, for his company, or for one that has nobody there. */
export const answersFor = (viewer: Viewer, partyId: string): boolean =>
  isSelf(viewer, partyId) || viewer.spokenFor.has(partyId);
