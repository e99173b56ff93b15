import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { type ActionOf, type Module, permits, rulesOf } from '../../core/permissions/grants.ts';
import type { Member, Membership } from '../../core/state/model.ts';
import { isOn, type ProjectModule } from '../../core/state/projectModules.ts';
import type { components } from '../../generated/contract.d.ts';
import { permissions } from '../../generated/permissions.ts';

type Schemas = components['schemas'];
type Reason = Schemas['ActionHolders']['reason'];

const MOST = 5;

const modules: Readonly<
  Record<string, { scope?: string; switch?: string; actions: Readonly<Record<string, object>> }>
> = permissions.modules;

/** Whether the table of roles gives people in a project such an action. */
export const isInTable = (module: string, action: string): module is Module =>
  Object.hasOwn(modules, module) &&
  modules[module]?.scope !== 'account' &&
  Object.hasOwn(modules[module]?.actions ?? {}, action);

/** Why the caller does not have an action, and which other members have what is missing. */
export function actionHolders(
  call: LogCall,
  member: Member,
  module: Module,
  action: string,
): Schemas['ActionHolders'] {
  const reason = reasonFor(member, module, action);
  const holds = (rule: (rules: readonly string[]) => boolean) => (membership: Membership) => {
    if (reason === 'closed') return rule(rulesOf('projects', 'reopen', membership.role));
    if (reason === 'off') return rule(rulesOf('projects', 'manage_settings', membership.role));
    return rule(rulesOf(module, action, membership.role));
  };
  const { project, membership: own } = member;
  const others = call.tenant.state.memberships.filter(
    ({ projectId, userId }) => projectId === project.id && userId !== own.userId,
  );
  const always = others.filter(holds((rules) => rules.includes('all')));
  const some = always.length > 0 ? always : others.filter(holds((rules) => rules.length > 0));
  const people = some
    .map(({ userId }) => personOf(call, userId))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { reason, people: people.slice(0, MOST), total: people.length };
}

function reasonFor({ membership, project }: Member, module: Module, action: string): Reason {
  const key = modules[module]?.switch;
  if (key !== undefined && !isOn(project, key as ProjectModule)) return 'off';
  if (rulesOf(module, action, membership.role).length === 0) return 'role';
  const isPermitted = permits(
    module,
    membership.role,
    project,
    action as ActionOf<Module>,
    () => true,
  );
  return isPermitted ? 'record' : 'closed';
}
