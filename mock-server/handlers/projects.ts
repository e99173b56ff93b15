import { invalid, refuse } from '../engine/problem.ts';
import type { Call, Handlers } from '../engine/types.ts';
import type { components } from '../generated/contract.d.ts';
import { fileUrl } from '../state/files.ts';
import type { ItemCounts } from '../state/model.ts';
import { projectActions } from '../state/permissions.ts';
import { type Member, memberOf, scansOf } from './members.ts';
import { pageOf } from './paging.ts';

type Schemas = components['schemas'];

const RECENT_MS = 168 * 60 * 60 * 1000;

function toContract(
  call: Pick<Call<unknown>, 'tenant' | 'origin'>,
  { project, membership }: Member,
): Schemas['Project'] {
  const { coverFileId, moduleCounts, ...fields } = project;
  const { memberships } = call.tenant.state;
  return {
    ...fields,
    coverUrl: fileUrl(call.tenant, coverFileId, call.origin),
    role: membership.role,
    memberCount: memberships.filter(({ projectId }) => projectId === project.id).length,
    counts: {
      openPunchItems: moduleCounts.punchItem.active,
      openRfis: moduleCounts.rfi.active,
      openSubmittals: moduleCounts.submittal.active,
      scans: scansOf(call, project.id).length,
    },
    unreadMessageCount: membership.unreadMessages,
    permittedActions: projectActions(membership),
  };
}

function itemStats({ recent, ...byStatus }: ItemCounts): Schemas['ItemStats'] {
  const total = byStatus.active + byStatus.completed + byStatus.draft;
  return { total, byStatus, recentCreatedLast7Days: recent };
}

function scanStats(call: Pick<Call<unknown>, 'tenant' | 'now'>, projectId: string) {
  const scans = scansOf(call, projectId);
  const open = scans.filter(({ visibility }) => visibility === 'public').length;
  const since = call.now - RECENT_MS;
  return {
    total: scans.length,
    public: open,
    private: scans.length - open,
    recentCreatedLast7Days: scans.filter((scan) => Date.parse(scan.createdAt) >= since).length,
  };
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
    if (!member) return refuse('NOT_FOUND');
    const { punchItem, rfi, submittal, model3D, tour } = member.project.moduleCounts;
    const modules = {
      punchItem: itemStats(punchItem),
      rfi: itemStats(rfi),
      submittal: itemStats(submittal),
      buildviewScan: scanStats(call, projectId),
      model3D: { total: model3D.public + model3D.private, public: model3D.public },
      tour: { total: tour.public + tour.private, ...tour },
    };
    return { status: 200, body: { success: true, data: { modules } } };
  },
} satisfies Handlers;
