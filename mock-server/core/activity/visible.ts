import { seerOf } from '../kinds/seer.ts';
import { isNamedTo } from '../kinds/sees.ts';
import type { LogCall } from '../members/viewer.ts';
import { accountRolesOf, isGrantedInAccount } from '../permissions/account.ts';
import { sees as seesModule } from '../permissions/projects.ts';
import type { ActivityEntry } from '../state/activity.ts';
import { lookUp } from '../state/model.ts';

/** Tells whether the caller has an action for the entries of a project. Null is the account of the caller. */
export function activityGrants(call: LogCall, action: 'view' | 'view_clients') {
  const known = new Map<string | null, boolean>();
  return (projectId: string | null): boolean => {
    const found = known.get(projectId);
    if (found !== undefined) return found;
    const inProject = (_: string, ids: readonly string[]) =>
      projectId !== null && ids.includes(projectId);
    const accountId =
      projectId === null ? undefined : lookUp(call.tenant.state.projects, projectId)?.accountId;
    const roles = accountRolesOf(call, accountId);
    const granted = isGrantedInAccount('activity', roles, action, inProject);
    known.set(projectId, granted);
    return granted;
  };
}

/**
 * Returns the entries that the caller sees, oldest first. Kept until something changes, because every page needs them.
 */
export function visibleEntries(call: LogCall): readonly ActivityEntry[] {
  const { tenant, user } = call;
  const { id, viewing, program } = user();
  const key = `activity of ${JSON.stringify([id, viewing, program])}`;
  return tenant.remember(key, () => {
    return tenant.state.activity.filter(seenBy(call, id));
  });
}

/** Everybody sees what they did themselves, without the records that they do not see any more. */
function seenBy(call: LogCall, userId: string): (entry: ActivityEntry) => boolean {
  const mayView = activityGrants(call, 'view');
  const seer = seerOf(call);
  const records = new Map<string, boolean>();
  const own = call.user().accountId;
  return ({ projectId, accountId, module, record, actorId }) => {
    if (actorId !== userId && !mayView(projectId)) return false;
    if (projectId === null) return actorId === userId || accountId === own;
    const who = seer.member(projectId);
    if (!who || !seesModule(who.membership.role, module)) return false;
    if (!record) return true;
    const key = `${record.type} ${record.id}`;
    const known = records.get(key) ?? isNamedTo(who, record);
    records.set(key, known);
    return known;
  };
}
