import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, sortedPage } from '../../../core/lists/page.ts';
import { plain, searchesFor } from '../../../core/lists/search.ts';
import { memberOf, modelsOf } from '../../../core/members/members.ts';
import { viewerIn, viewerOf } from '../../../core/members/viewer.ts';
import { projectActions, sees } from '../../../core/permissions/projects.ts';
import { lookUp } from '../../../core/state/model.ts';
import { isOn, type ProjectModule } from '../../../core/state/projectModules.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { itemStats, recentOf } from '../../records/counts.ts';
import { locationProgress } from '../../records/locationProgress.ts';
import { membersOf } from '../../records/members.ts';
import { remindOf } from '../../records/remind.ts';
import { workItems } from '../../records/workItems.ts';
import type { access } from '../access.ts';
import { actionHolders, isInTable } from '../holders.ts';
import { progressOf } from '../progress.ts';
import { projectTally } from '../tally.ts';
import { toContract } from '../view.ts';

type Schemas = components['schemas'];

/** By name; in a search, people with names of which words begin with those of the search come first. */
function orderOfMembers(q = '') {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return orderOf('name', ({ name }: { name: string }) => {
    const own = ` ${plain(name)}`;
    return `${words.every((word) => own.includes(` ${word}`)) ? 0 : 1} ${own}`;
  });
}

/** Projects with the same value are sorted by name. */
const orderOfProjects = (sort: Schemas['ProjectSort'] = 'favorites') =>
  orderOf(sort, (project: Schemas['Project'], field) => {
    if (field === 'favorites') return `${project.favorite ? 0 : 1} ${plain(project.name)}`;
    const value = Reflect.get(project, field) as string | number | null;
    const text = typeof value === 'number' ? String(value).padStart(9, '0') : value;
    return text === null ? null : `${plain(text)} ${plain(project.name)}`;
  });

/** The figures of a log that the project does not use. */
const noItems = (): Schemas['ItemStats'] => ({
  total: 0,
  byStatus: { active: 0, completed: 0, draft: 0 },
  recentCreatedLast7Days: 0,
});

export const handlers = {
  listProjects(call) {
    const { q, status, permitted, sort } = call.query;
    const matches = searchesFor(q);
    const projects = Object.values(call.tenant.state.projects).flatMap((project) => {
      const { id, name, code, address, projectType } = project;
      if (status && project.status !== status) return [];
      const member = matches(name, code, address, projectType) ? memberOf(call, id) : null;
      if (!member) return [];
      const { membership } = member;
      const may = !permitted || projectActions(membership, project).includes(permitted);
      return may ? toContract(call, member) : [];
    });
    const page = sortedPage(projects, orderOfProjects(sort), call.query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: projects.length } };
  },

  getProject(call) {
    return { status: 200, body: { success: true, data: toContract(call, call.member) } };
  },

  updateProjectFavorite(call) {
    const { projectId } = call.params;
    // A program calls for its owner.
    const user = lookUp(call.tenant.state.users, call.user().id) ?? call.user();
    const others = (user.favoriteProjectIds ?? []).filter((id) => id !== projectId);
    user.favoriteProjectIds = call.body.favorite ? [...others, projectId] : others;
    return { status: 200, body: { success: true, data: toContract(call, call.member) } };
  },

  getActionHolders(call) {
    const { module, action } = call.query;
    return isInTable(module, action)
      ? ok(actionHolders(call, call.member, module, action))
      : invalid('/action', 'enum', 'must be an action of the table of roles');
  },

  getProjectProgress: (call) => ok(progressOf(call, call.params.projectId)),

  createReminders(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    return ok(call.body.items.map((item) => remindOf(call, viewer, item)));
  },

  getProjectStats(call) {
    const { params, now, member } = call;
    const tally = projectTally(call, params.projectId);
    if (!tally) return refuse('NOT_FOUND');
    const models = modelsOf(call, params.projectId);
    const { createdAt, ...scans } = tally.scans;
    // A module that the project does not use, or the role does not see, has no records for the caller.
    const { project, membership } = member;
    const shows = (module: ProjectModule) => isOn(project, module) && sees(membership.role, module);
    const modules = {
      punchItem: shows('punch_items') ? itemStats(tally.punchItems, now) : noItems(),
      rfi: shows('rfis') ? itemStats(tally.rfis, now) : noItems(),
      submittal: shows('submittals') ? itemStats(tally.submittals, now) : noItems(),
      buildviewScan: shows('scans')
        ? {
            total: createdAt.length,
            ...scans,
            recentCreatedLast7Days: recentOf(createdAt, now),
          }
        : { total: 0, public: 0, private: 0, recentCreatedLast7Days: 0 },
      model3D: shows('models')
        ? {
            total: models.length,
            public: models.filter(({ visibility }) => visibility === 'public').length,
          }
        : { total: 0, public: 0 },
      tour: shows('tours') ? tally.tours : { total: 0, public: 0, private: 0 },
    };
    return { status: 200, body: { success: true, data: { modules } } };
  },

  listProjectMembers(call) {
    const { data: members, ...rest } = membersOf(call, viewerIn(call), call.query);
    const page = sortedPage(members, orderOfMembers(call.query.q), call.query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, ...rest } };
  },

  listLocationProgress(call) {
    const data = locationProgress(call, viewerIn(call));
    return { status: 200, body: { success: true, data } };
  },

  listWorkItems(call) {
    const found = workItems(call, viewerIn(call), call.query);
    return { status: 200, body: { success: true, ...found } };
  },
} satisfies GuardedHandlers<typeof access>;
