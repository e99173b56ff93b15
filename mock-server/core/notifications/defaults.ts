import { invalid, refuse, staleVersion } from '../../engine/problem.ts';
import { ok } from '../../engine/success.ts';
import type { components } from '../../generated/contract.d.ts';
import { closedProject, memberOf } from '../members/members.ts';
import { isGranted } from '../permissions/grants.ts';
import type { Call } from '../state/call.ts';
import type { Project, TenantState } from '../state/model.ts';
import { chosenItems, duplicateKey, inheritedItems, itemsOf, wrongLock } from './items.ts';

type Schemas = components['schemas'];
type ProjectCall = Pick<Call<unknown>, 'tenant' | 'user' | 'now' | 'origin'> & {
  params: { projectId: string };
};

const versionOf = ({ notificationsVersion = 1 }: Project) => notificationsVersion;

function answer(state: TenantState, project: Project) {
  const { items: inherited, template } = inheritedItems(state, project);
  return ok({ items: itemsOf(project), inherited, template, version: versionOf(project) });
}

/** Returns what applies in a project to people who never saved preferences. */
export function readDefaults(call: ProjectCall) {
  const member = memberOf(call, call.params.projectId);
  if (!member) return refuse('NOT_FOUND');
  const { project, membership } = member;
  if (!isGranted('projects', membership.role, 'view_settings')) return refuse('FORBIDDEN');
  return answer(call.tenant.state, project);
}

export function saveDefaults(
  call: ProjectCall & { body: Schemas['UpdateNotificationDefaultsRequest'] },
) {
  const member = memberOf(call, call.params.projectId);
  if (!member) return refuse('NOT_FOUND');
  const { project, membership } = member;
  if (project.status === 'closed') return closedProject();
  if (!isGranted('projects', membership.role, 'manage_settings')) return refuse('FORBIDDEN');
  const { version, items } = call.body;
  if (version !== versionOf(project)) return staleVersion({ version: versionOf(project) });
  const twice = duplicateKey(items);
  if (twice >= 0) return invalid(`/items/${twice}/key`, 'unique', 'must not occur twice');
  const lock = wrongLock(items);
  if (lock >= 0) {
    const detail = 'is only for items that ask for action, and that are on';
    return invalid(`/items/${lock}/locked`, 'locked', detail);
  }
  project.notifications = chosenItems(items);
  project.notificationsVersion = version + 1;
  return answer(call.tenant.state, project);
}
