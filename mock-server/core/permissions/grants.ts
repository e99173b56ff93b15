import { permissions } from '../../generated/permissions.ts';
import type { Project, ProjectRole } from '../state/model.ts';
import { isUsed } from '../state/projectModules.ts';
import type { CustomRole, Role } from '../state/roles.ts';
import { customRules } from './levels.ts';

/** The table of roles is part of the contract (openapi/permissions.yaml). */
type Modules = typeof permissions.modules;
export type Module = keyof Modules;
export type ActionOf<M extends Module> = keyof Modules[M]['actions'] & string;
export type RuleOf<M extends Module> = keyof Modules[M]['rules'] & string;

/** The actions of a module that callers find in one place, such as the `permittedActions` of a record. */
type ShownIn<M extends Module, Place extends string> = {
  [A in ActionOf<M>]: Modules[M]['actions'][A] extends { shownIn: Place } ? A : never;
}[ActionOf<M>];

interface Action {
  grants: Readonly<Record<string, readonly string[]>>;
  shownIn?: string;
  name?: string;
  nameForNew?: string;
  hides?: boolean;
  inClosedProject?: boolean;
}

const modules: Readonly<Record<string, { actions: Readonly<Record<string, Action>> }>> =
  permissions.modules;
const actionsOf = (module: Module) => modules[module]?.actions ?? {};

/** @throws if the table of roles has no such action */
export function actionOf(module: Module, action: string): Action {
  const found = actionsOf(module)[action];
  if (!found) throw new Error(`The table of roles has no action ${action} of ${module}.`);
  return found;
}

export const actionsIn = <M extends Module>(module: M): ActionOf<M>[] =>
  Object.keys(actionsOf(module)) as ActionOf<M>[];

/** An account admin has this role in every project. */
export const ACCOUNT_ADMIN_ROLE: ProjectRole = 'project_admin';

/** Keeps the row rules by module, action and role, because each row of a list needs them. */
const rules = new Map<string, readonly string[]>();
for (const [module, { actions }] of Object.entries(modules)) {
  for (const [action, { grants }] of Object.entries(actions)) {
    for (const role of [
      ...Object.keys(permissions.roles),
      ...Object.keys(permissions.accountRoles),
    ]) {
      const roleRules = Object.keys(grants).filter((rule) => grants[rule]?.includes(role));
      rules.set(`${module} ${action} ${role}`, roleRules);
    }
  }
}

/** Keeps the rules of the roles of accounts. Handlers replace a role that changes, so its rules end with it. */
const ownRules = new WeakMap<CustomRole, Map<string, readonly string[]>>();

function rulesOfCustom(module: Module, action: string, role: CustomRole): readonly string[] {
  const known = ownRules.get(role) ?? new Map<string, readonly string[]>();
  ownRules.set(role, known);
  const key = `${module} ${action}`;
  const found =
    known.get(key) ??
    (role.meets ? rulesOfBoth(module, action, role.meets) : customRules(module, action, role));
  known.set(key, found);
  return found;
}

/**
 * What a view shows: nothing that who looks may not see for every record. A row rule of theirs is about them, and not about
 * the person that they look as. A program is one person with two roles, so that a row rule of both counts.
 */
function rulesOfBoth(
  module: Module,
  action: string,
  { viewed, own, ofOnePerson }: NonNullable<CustomRole['meets']>,
): readonly string[] {
  const [rulesViewed, rulesOwn] = [viewed, own].map((role) => rulesOf(module, action, role));
  if (rulesOwn?.includes('all')) return rulesViewed ?? [];
  if (!ofOnePerson) return [];
  return (
    (rulesViewed?.includes('all')
      ? rulesOwn
      : rulesOwn?.filter((rule) => rulesViewed?.includes(rule))) ?? []
  );
}

/**
 * Returns the row rules under which a role has an action: `all` for every record, nothing if it does not have it.
 * @param role a role of a member, or one of the account such as `account_admin`
 */
export const rulesOf = (module: Module, action: string, role: Role | string): readonly string[] =>
  typeof role === 'string'
    ? (rules.get(`${module} ${action} ${role}`) ?? [])
    : rulesOfCustom(module, action, role);

/**
 * Looks up a grant in the table of roles. All permission checks go through this function.
 * @param holds whether the record meets a row rule; without it, only grants for all records count
 */
export const isGranted = <M extends Module>(
  module: M,
  role: Role,
  action: ActionOf<M>,
  holds: (rule: RuleOf<M>) => boolean = () => false,
): boolean =>
  rulesOf(module, action, role).some((rule) => rule === 'all' || holds(rule as RuleOf<M>));

/** Tells whether the role and the status of the project permit an action. */
export const permits = <M extends Module>(
  module: M,
  role: Role,
  { status }: Pick<Project, 'status'>,
  action: ActionOf<M>,
  holds?: (rule: RuleOf<M>) => boolean,
): boolean =>
  (status !== 'closed' || actionsOf(module)[action]?.inClosedProject === true) &&
  isGranted(module, role, action, holds);

/** Who is named first is no permission. */
const isDefault = (action: string) => action.endsWith('_by_default');

/** Tells whether a role permits an action that another one does not, or for every record where the other one does for some. */
export const exceeds = (role: Role, other: Role): boolean =>
  (Object.keys(permissions.modules) as Module[]).some((module) =>
    actionsIn(module).some((action) => {
      const own = rulesOf(module, action, role);
      const others = rulesOf(module, action, other);
      if (isDefault(action) || others.includes('all')) return false;
      return own.includes('all') || (own.length > 0 && others.length === 0);
    }),
  );

/** Returns the permitted actions that the `permittedActions` of a record or of a list show. */
export const permittedActions = <M extends Module, Place extends 'record' | 'list'>(
  place: Place,
  module: M,
  role: Role,
  project: Pick<Project, 'status'>,
  holds?: (rule: RuleOf<M>) => boolean,
): ShownIn<M, Place>[] =>
  Object.entries(actionsOf(module))
    .filter(([, { shownIn }]) => shownIn === place)
    .map(([action]) => action as ShownIn<M, Place>)
    .filter((action) => permits(module, role, project, action, holds));

/** Returns what members with a role can be named for in records, by the names of the contract. */
export const dutiesOf = (role: Role): string[] =>
  (Object.keys(permissions.modules) as Module[]).flatMap((module) =>
    Object.entries(actionsOf(module)).flatMap(([action, { shownIn, name = action }]) =>
      shownIn === 'member' && rulesOf(module, action, role).length > 0 ? [name] : [],
    ),
  );

/** Returns the permitted actions that the `permittedActions` of a project show, in alphabetical order. */
export const permittedInProject = (
  role: Role,
  project: Pick<Project, 'status' | 'settings'>,
): string[] =>
  (Object.keys(permissions.modules) as Module[])
    .filter((module) => isUsed(project, module))
    .flatMap((module) =>
      Object.entries(actionsOf(module)).flatMap(
        ([action, { shownIn, name = action, nameForNew }]) => {
          const may = (holds?: () => boolean) =>
            permits(module, role, project, action as ActionOf<Module>, holds);
          return [
            ...(shownIn === 'project' && may() ? [name] : []),
            // The makers of a record have each part in it that a rule asks for.
            ...(nameForNew && may(() => true) ? [nameForNew] : []),
          ];
        },
      ),
    )
    .sort();
