import { invalid, refuse } from '../engine/problem.ts';
import type { Call, Handlers } from '../engine/types.ts';
import type { components } from '../generated/contract.d.ts';
import { isRecent, itemStats } from '../logs/counts.ts';
import { membersOf } from '../logs/members.ts';
import { punchItemLog } from '../logs/punchItems.ts';
import { rfiLog } from '../logs/rfis.ts';
import { submittalLog } from '../logs/submittals.ts';
import { type LogCall, viewerOf } from '../logs/viewer.ts';
import { workItems } from '../logs/workItems.ts';
import { fileUrl } from '../state/files.ts';
import { projectActions } from '../state/permissions.ts';
import { type Member, memberOf, scansOf, toursOf } from './members.ts';
import { pageOf } from './paging.ts';

type Schemas = components['schemas'];

function toContract(call: LogCall, { project, membership }: Member): Schemas['Project'] {
  const { coverFileId, moduleCounts: _, leadCompanyId: __, ...fields } = project;
  const { memberships } = call.tenant.state;
  const viewer = viewerOf(call, project.id);
  return {
    ...fields,
    coverUrl: fileUrl(call.tenant, coverFileId, call.origin),
    role: membership.role,
    memberCount: memberships.filter(({ projectId }) => projectId === project.id).length,
    counts: {
      openPunchItems: viewer ? itemStats(punchItemLog, call, viewer).byStatus.active : 0,
      openRfis: viewer ? itemStats(rfiLog, call, viewer).byStatus.active : 0,
      openSubmittals: viewer ? itemStats(submittalLog, call, viewer).byStatus.active : 0,
      scans: scansOf(call, project.id).length,
    },
    unreadMessageCount: membership.unreadMessages,
    permittedActions: projectActions(membership, project),
  };
}

function scanStats(call: Pick<Call<unknown>, 'tenant' | 'now'>, projectId: string) {
  const scans = scansOf(call, projectId);
  const open = scans.filter(({ visibility }) => visibility === 'public').length;
  return {
    total: scans.length,
    public: open,
    private: scans.length - open,
    recentCreatedLast7Days: scans.filter(({ createdAt }) => isRecent(createdAt, call.now)).length,
  };
}

function tourStats({ tenant }: Pick<Call<unknown>, 'tenant'>, member: Member) {
  const tours = toursOf(tenant, member);
  const open = tours.filter(({ visibility }) => visibility === 'public').length;
  return { total: tours.length, public: open, private: tours.length - open };
}

export const projectHandlers = {
  listProjects(call) {
    const { limit = 50, cursor } = call.query;
    const members = Object.keys(call.tenant.state.projects)
      .map((projectId) => memberOf(call, projectId))
      .filter((member) => member !== null);
    const page = pageOf(members, ({ project }) => [project.name, project.id], { limit, cursor });
    if (!page) return invalid('/cursor', 'cursor', 'must come from the page before');
    const data = page.items.map((member) => toContract(call, member));
    return { status: 200, body: { success: true, data, nextCursor: page.nextCursor } };
  },

  getProject(call) {
    const member = memberOf(call, call.params.projectId);
    if (!member) return refuse('NOT_FOUND');
    return { status: 200, body: { success: true, data: toContract(call, member) } };
  },

  getProjectStats(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    const viewer = viewerOf(call, projectId);
    if (!member || !viewer) return refuse('NOT_FOUND');
    const { model3D } = member.project.moduleCounts;
    const modules = {
      punchItem: itemStats(punchItemLog, call, viewer),
      rfi: itemStats(rfiLog, call, viewer),
      submittal: itemStats(submittalLog, call, viewer),
      buildviewScan: scanStats(call, projectId),
      model3D: { total: model3D.public + model3D.private, public: model3D.public },
      tour: tourStats(call, member),
    };
    return { status: 200, body: { success: true, data: { modules } } };
  },

  listProjectMembers(call) {
    const { projectId } = call.params;
    if (!memberOf(call, projectId)) return refuse('NOT_FOUND');
    const { limit = 50, cursor } = call.query;
    const { members, companies } = membersOf(call.tenant, projectId);
    const page = pageOf(members, ({ name, id }) => [name, id], { limit, cursor });
    if (!page) return invalid('/cursor', 'cursor', 'must come from the page before');
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, companies } };
  },

  listWorkItems(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    return { status: 200, body: { success: true, ...workItems(call, viewer, call.query) } };
  },
} satisfies Handlers;
