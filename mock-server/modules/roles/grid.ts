import { type Module, rulesOf } from '../../core/permissions/grants.ts';
import { gridModules, levelsIn, systemFlags, systemLevels } from '../../core/permissions/levels.ts';
import type { Flag, Level, Role } from '../../core/state/roles.ts';
import type { components } from '../../generated/contract.d.ts';
import { permissions } from '../../generated/permissions.ts';

type Schemas = components['schemas'];

interface Table {
  title: string;
  scope?: string;
  levelsOf?: string;
  rules: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, { description: string }>>;
}

const modules: Readonly<Record<string, Table>> = permissions.modules;

export const levelsOf = (role: Role): Readonly<Record<string, Level>> =>
  typeof role === 'string' ? systemLevels(role) : role.levels;

export const flagsOf = (role: Role): readonly Flag[] =>
  typeof role === 'string' ? systemFlags(role) : role.flags;

/** In the order of the table of roles. */
export const shownLevels = (role: Role): Schemas['RoleModuleLevel'][] =>
  gridModules.map((module) => ({ module, level: levelsOf(role)[module] ?? 'none' }));

const limitsOf = (module: string, rules: readonly string[]): string[] =>
  rules.includes('all') ? [] : rules.map((rule) => modules[module]?.rules[rule] ?? rule);

const actionsOf = (module: string) => Object.entries(modules[module]?.actions ?? {});

/** Returns what a role permits in a module, those that share its level included. */
const permitted = (role: Role, grid: string): Schemas['RolePermission'][] =>
  Object.keys(modules)
    .filter((module) => module === grid || modules[module]?.levelsOf === grid)
    .flatMap((module) =>
      actionsOf(module).flatMap(([action, { description }]) => {
        const rules = rulesOf(module as Module, action, role);
        if (rules.length === 0) return [];
        return { action, description, limits: limitsOf(module, rules) };
      }),
    );

export const gridOf = (role: Role): Schemas['RoleCell'][] =>
  shownLevels(role).map(({ module, level }) => ({
    module,
    title: modules[module]?.title ?? module,
    level,
    levels: levelsIn(module),
    permissions: permitted(role, module),
  }));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** Returns what a role gains and loses, in every module of a project. */
export const differencesBetween = (from: Role, to: Role): Schemas['RoleDifference'][] =>
  Object.entries(modules)
    .filter(([, { scope }]) => scope !== 'account')
    .flatMap(([module, { title }]) =>
      actionsOf(module).flatMap(([action, { description }]): Schemas['RoleDifference'][] => {
        const before = rulesOf(module as Module, action, from);
        const after = rulesOf(module as Module, action, to);
        if (isSame(before, after)) return [];
        const kind = after.length === 0 ? 'lost' : before.length === 0 ? 'gained' : 'changed';
        return [{ module, title, action, description, kind, limits: limitsOf(module, after) }];
      }),
    );
