import { permissions } from '../../generated/permissions.ts';
import type { ProjectRole } from '../state/model.ts';
import type { CustomRole, Flag, Level } from '../state/roles.ts';

/** Each level includes the ones before it. */
export const LEVELS: readonly Level[] = ['none', 'view', 'contribute', 'manage'];

export const FLAGS: readonly Flag[] = [
  'approve',
  'share_public',
  'export',
  'view_private',
  'invite',
  'view_budget',
];

interface Action {
  grants: Readonly<Record<string, readonly string[]>>;
  level?: Level;
  flag?: Flag;
  shownIn?: string;
  hides?: boolean;
}

interface Module {
  title: string;
  scope?: string;
  levelsOf?: string;
  actions: Readonly<Record<string, Action>>;
}

const modules: Readonly<Record<string, Module>> = permissions.modules;

/** The system roles begin with the one that has the fewest permissions. */
const byRank = (Object.keys(permissions.roles) as ProjectRole[]).reverse();

const rank = (level: Level): number => LEVELS.indexOf(level);

const actionsOf = (module: string): [string, Action][] =>
  Object.entries(modules[module]?.actions ?? {});

const rulesIn = ({ grants }: Action, role: ProjectRole): string[] =>
  Object.keys(grants).filter((rule) => grants[rule]?.includes(role));

/** Tells whether a system role has an action; for one that decides what is visible, without any row rule. */
const hasFlagged = (action: Action, role: ProjectRole): boolean => {
  const rules = rulesIn(action, role);
  return action.hides ? rules.includes('all') : rules.length > 0;
};

/** Each of these modules is a row of the grid of a role, in the order of the table. */
export const gridModules: readonly string[] = Object.entries(modules)
  .filter(([name, { scope, levelsOf }]) => {
    const leveled = actionsOf(name).some(([, { level }]) => level);
    return leveled && scope !== 'account' && !levelsOf;
  })
  .map(([name]) => name);

/** Returns the levels to choose from: those that an action of the module needs. Everybody sees the team. */
export function levelsIn(module: string): Level[] {
  const used = new Set(actionsOf(module).map(([, { level }]) => level));
  const hidden = actionsOf(module).some(([name, { hides }]) => name === 'view' && hides);
  return LEVELS.filter((level) => (level === 'none' ? hidden : used.has(level)));
}

/** The highest level of which a system role has an action for every record. */
function systemLevel(module: string, role: ProjectRole): Level {
  const view = modules[module]?.actions.view;
  if (view && rulesIn(view, role).length === 0) return 'none';
  const ownRanks = actionsOf(module)
    .filter(([, action]) => action.shownIn !== 'member' && rulesIn(action, role).includes('all'))
    .map(([, { level = 'view' }]) => rank(level));
  return LEVELS[Math.max(rank('view'), ...ownRanks)] ?? 'view';
}

export const systemLevels = (role: ProjectRole): Record<string, Level> =>
  Object.fromEntries(gridModules.map((module) => [module, systemLevel(module, role)]));

export const systemFlags = (role: ProjectRole): Flag[] =>
  FLAGS.filter((flag) =>
    Object.keys(modules).some((module) =>
      actionsOf(module).some(
        ([, action]) =>
          action.flag === flag && action.shownIn !== 'member' && hasFlagged(action, role),
      ),
    ),
  );

/**
 * Returns the least of the system roles that fulfills a condition. It says what a raised level or a new flag brings.
 */
const least = (holds: (role: ProjectRole) => boolean): ProjectRole | undefined =>
  byRank.find(holds);

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

/** Without the flag for what is private, people still see what is their own, as the least of the roles does. */
const limited = (action: Action, role: ProjectRole): string[] =>
  union(rulesIn(action, role), rulesIn(action, byRank[0] ?? role)).filter((rule) => rule !== 'all');

/** Returns what a role has of an action that needs a flag. */
function flagged(action: Action, { basedOn, flags }: CustomRole): string[] {
  const ownRules = rulesIn(action, basedOn);
  const { flag } = action;
  if (!flag || flags.includes(flag) === systemFlags(basedOn).includes(flag)) return ownRules;
  if (!flags.includes(flag)) return action.hides ? limited(action, basedOn) : [];
  const model = least((role) => hasFlagged(action, role));
  return model ? union(ownRules, rulesIn(action, model)) : ownRules;
}

/**
 * Returns the row rules under which a role of the account has an action: those of the copied role, without the actions
 * above a lowered level, and with those of the least system role that has a raised level.
 */
export function customRules(module: string, name: string, role: CustomRole): string[] {
  const action = modules[module]?.actions[name];
  if (!action) return [];
  const grid = modules[module]?.levelsOf ?? module;
  const { basedOn } = role;
  const level = role.levels[grid];
  if (level === 'none') return [];
  if (action.flag) return flagged(action, role);
  const ownRules = rulesIn(action, basedOn);
  // What has no level comes with the copied role alone.
  if (!level || !action.level) return ownRules;
  const base = systemLevel(grid, basedOn);
  const needed = rank(action.level);
  if (rank(level) < rank(base)) return needed <= rank(level) ? ownRules : [];
  if (level === base || needed > rank(level)) return ownRules;
  const model = least((candidate) => rank(systemLevel(grid, candidate)) >= rank(level));
  return model ? union(ownRules, rulesIn(action, model)) : ownRules;
}
