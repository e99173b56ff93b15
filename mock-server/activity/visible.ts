import { isOfBudget, seesOfBudgetById, seesViewsOf } from '../budget/visible.ts';
import { levelOfRole, seesDocument } from '../documents/access.ts';
import { sees as seesRecord } from '../logs/access.ts';
import { allLogs } from '../logs/allLogs.ts';
import { type LogCall, type Viewer, viewerOf } from '../members/viewer.ts';
import { seesPage } from '../pages/access.ts';
import { accountRolesOf, isGrantedInAccount } from '../permissions/account.ts';
import { isGranted } from '../permissions/grants.ts';
import { seesPhoto } from '../permissions/media.ts';
import { sees as seesModule } from '../permissions/projects.ts';
import type { ActivityEntry } from '../state/activity.ts';
import { lookUp } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

/** Whether the caller has an action for the entries of a project. Null is the account. */
export function activityGrants(call: LogCall, action: 'view' | 'view_clients') {
  const roles = accountRolesOf(call);
  const known = new Map<string | null, boolean>();
  return (projectId: string | null): boolean => {
    const found = known.get(projectId);
    if (found !== undefined) return found;
    const inProject = (_: string, ids: readonly string[]) =>
      projectId !== null && ids.includes(projectId);
    const granted = isGrantedInAccount('activity', roles, action, inProject);
    known.set(projectId, granted);
    return granted;
  };
}

/** The entries that the caller sees, oldest first. Kept until something changes, because every page needs them. */
export function visibleEntries(call: LogCall): readonly ActivityEntry[] {
  const { tenant, user } = call;
  const { id, viewing } = user();
  const key = `activity of ${JSON.stringify([id, viewing])}`;
  return tenant.remember(key, () => {
    const isSeen = seenBy(call);
    return tenant.state.activity.filter((entry) => entry.actorId === id || isSeen(entry));
  });
}

function seenBy(call: LogCall): (entry: ActivityEntry) => boolean {
  const mayView = activityGrants(call, 'view');
  const viewers = new Map<string, Viewer | null>();
  const records = new Map<string, boolean>();
  const viewerIn = (projectId: string) => {
    if (!viewers.has(projectId)) viewers.set(projectId, viewerOf(call, projectId));
    return viewers.get(projectId) ?? null;
  };
  return ({ projectId, module, record }) => {
    if (!mayView(projectId)) return false;
    if (projectId === null) return true;
    const viewer = viewerIn(projectId);
    if (!viewer || !seesModule(viewer.role, module)) return false;
    if (!record) return true;
    const key = `${record.type} ${record.id}`;
    const known = records.get(key) ?? seesAbout(call.tenant, viewer, record);
    records.set(key, known);
    return known;
  };
}

/** Whether the record is one that the viewer sees. A deleted one is named to those who saw all of its kind. */
function seesAbout(
  { state }: Tenant,
  viewer: Viewer,
  { type, id }: NonNullable<ActivityEntry['record']>,
): boolean {
  if (type === 'photo') {
    const photo = lookUp(state.photos, id);
    if (photo) return seesPhoto(viewer, photo);
    return isGranted('photos', viewer.role, 'view_private');
  }
  if (type === 'document') {
    const one = lookUp(state.documents, id);
    return one ? seesDocument(state, viewer, one) : levelOfRole(viewer.role) === 'manage';
  }
  if (type === 'page') {
    const page = lookUp(state.pages, id);
    return page ? seesPage(viewer, page) : isGranted('pages', viewer.role, 'view');
  }
  const { project, userId, role, companyId } = viewer;
  const member = { project, membership: { projectId: project.id, userId, role, companyId } };
  if (isOfBudget(type)) return seesOfBudgetById(state, member, type, id);
  if (type === 'saved_view') {
    return seesViewsOf(state, member, lookUp(state.savedViews, id)?.log ?? 'budget');
  }
  if (type !== 'punch_item' && type !== 'rfi' && type !== 'submittal') return true;
  const log = allLogs[type];
  const record = lookUp(log.records(state), id);
  if (record && record.deletedAt === null) return seesRecord(log, viewer, record);
  return log.may(viewer, 'view_private');
}
