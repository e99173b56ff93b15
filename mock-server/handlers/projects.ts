import { refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { plain } from '../lists/search.ts';
import { itemStats, recentOf } from '../logs/counts.ts';
import { locationsOf } from '../logs/locations.ts';
import { membersOf } from '../logs/members.ts';
import { type LogCall, viewerOf } from '../logs/viewer.ts';
import { workItems } from '../logs/workItems.ts';
import { type Member, memberOf, modelsOf } from '../members/members.ts';
import { projectActions } from '../permissions/projects.ts';
import { shownRole } from '../permissions/roles.ts';
import type { Handlers } from '../state/call.ts';
import { fileUrl } from '../state/files.ts';
import { projectTally } from './tally.ts';

type Schemas = components['schemas'];

function toContract(call: LogCall, { project, membership }: Member): Schemas['Project'] {
  const { coverFileId, leadCompanyId: _, ...fields } = project;
  const { memberships } = call.tenant.state;
  const tally = projectTally(call, project.id);
  return {
    ...fields,
    coverUrl: coverFileId && fileUrl(call, { kind: 'project', id: project.id }, coverFileId),
    ...shownRole(membership.role),
    memberCount: memberships.filter(({ projectId }) => projectId === project.id).length,
    counts: {
      openPunchItems: tally?.punchItems.byStatus.active ?? 0,
      openRfis: tally?.rfis.byStatus.active ?? 0,
      openSubmittals: tally?.submittals.byStatus.active ?? 0,
      scans: tally?.scans.createdAt.length ?? 0,
    },
    favorite: call.user().favoriteProjectIds?.includes(project.id) === true,
    unreadMessageCount: membership.unreadMessages,
    permittedActions: projectActions(membership, project),
  };
}

const byName = orderOf('name', ({ name }: { name: string }) => plain(name));
const favoritesFirst = orderOf(
  'name',
  ({ favorite, name }: Schemas['Project']) => `${favorite ? 0 : 1} ${plain(name)}`,
);

export const handlers = {
  listProjects(call) {
    const projects = Object.keys(call.tenant.state.projects).flatMap((id) => {
      const member = memberOf(call, id);
      return member ? toContract(call, member) : [];
    });
    const page = sortedPage(projects, favoritesFirst, call.query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor } };
  },

  getProject(call) {
    const member = memberOf(call, call.params.projectId);
    if (!member) return refuse('NOT_FOUND');
    return { status: 200, body: { success: true, data: toContract(call, member) } };
  },

  updateProjectFavorite(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const user = call.user();
    const others = (user.favoriteProjectIds ?? []).filter((id) => id !== projectId);
    user.favoriteProjectIds = call.body.favorite ? [...others, projectId] : others;
    return { status: 200, body: { success: true, data: toContract(call, member) } };
  },

  getProjectStats(call) {
    const { params, now } = call;
    const member = memberOf(call, params.projectId);
    const tally = projectTally(call, params.projectId);
    if (!member || !tally) return refuse('NOT_FOUND');
    const models = modelsOf(call, params.projectId);
    const { createdAt, ...scans } = tally.scans;
    const modules = {
      punchItem: itemStats(tally.punchItems, now),
      rfi: itemStats(tally.rfis, now),
      submittal: itemStats(tally.submittals, now),
      buildviewScan: {
        total: createdAt.length,
        ...scans,
        recentCreatedLast7Days: recentOf(createdAt, now),
      },
      model3D: {
        total: models.length,
        public: models.filter(({ visibility }) => visibility === 'public').length,
      },
      tour: tally.tours,
    };
    return { status: 200, body: { success: true, data: { modules } } };
  },

  listProjectMembers(call) {
    const { projectId } = call.params;
    if (!memberOf(call, projectId)) return refuse('NOT_FOUND');
    const { members, companies } = membersOf(call, projectId);
    const page = sortedPage(members, byName, call.query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, companies } };
  },

  listProjectLocations(call) {
    const { projectId } = call.params;
    if (!memberOf(call, projectId)) return refuse('NOT_FOUND');
    const data = locationsOf(call.tenant, projectId);
    return { status: 200, body: { success: true, data } };
  },

  listWorkItems(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    return { status: 200, body: { success: true, ...workItems(call, viewer, call.query) } };
  },
} satisfies Handlers;
