import { describe, expect, test } from 'vitest';
import { permissions } from '../../generated/permissions.ts';
import type { CustomRole, Flag, Level } from '../state/roles.ts';
import { type Module, rulesOf } from './grants.ts';
import { FLAGS, gridModules, LEVELS, levelsIn, systemFlags, systemLevels } from './levels.ts';
import { systemRoles } from './roles.ts';

type Base = CustomRole['basedOn'];

const copyOf = (basedOn: Base, changes: Partial<CustomRole> = {}): CustomRole => ({
  id: 'rol_copy',
  accountId: 'acc_one',
  name: 'Copy',
  description: '',
  basedOn,
  levels: systemLevels(basedOn),
  flags: systemFlags(basedOn),
  version: 1,
  ...changes,
});

const withLevel = (base: Base, module: string, level: Level) =>
  copyOf(base, { levels: { ...systemLevels(base), [module]: level } });

/** Returns the actions of the modules of a project that a role has, with their row rules. */
function actionsOf(role: Base | CustomRole): Map<string, readonly string[]> {
  const all = Object.entries(permissions.modules).filter(([, module]) => !('scope' in module));
  return new Map(
    all.flatMap(([module, { actions }]) =>
      Object.keys(actions).flatMap((action): [string, readonly string[]][] => {
        const rules = rulesOf(module as Module, action, role);
        return rules.length > 0 ? [[`${module} ${action}`, [...rules].sort()]] : [];
      }),
    ),
  );
}

const lostBy = (from: Base, to: CustomRole) => {
  const after = actionsOf(to);
  return [...actionsOf(from).keys()].filter((action) => !after.has(action));
};
const gainedBy = (from: Base, to: CustomRole) => {
  const before = actionsOf(from);
  return [...actionsOf(to).keys()].filter((action) => !before.has(action));
};

test.each(systemRoles)('a copy of %s permits the same', (role) => {
  expect(actionsOf(copyOf(role))).toEqual(actionsOf(role));
});

test.each([
  ['project_admin', 'manage', 'manage', 'manage', 'manage'],
  ['project_manager', 'contribute', 'contribute', 'manage', 'contribute'],
  ['superintendent', 'contribute', 'contribute', 'contribute', 'view'],
  ['design_reviewer', 'contribute', 'view', 'view', 'view'],
  ['subcontractor', 'contribute', 'contribute', 'view', 'view'],
  ['viewer', 'view', 'view', 'view', 'view'],
] as const)('%s has the levels of the matrix', (role, rfis, submittals, scans, team) => {
  const levels = systemLevels(role);
  expect([levels.rfis, levels.submittals, levels.scans, levels.team]).toEqual([
    rfis,
    // The superintendent opens submittals of their own, but creates none.
    role === 'superintendent' ? levels.submittals : submittals,
    scans,
    team,
  ]);
});

describe.each(systemRoles)('%s', (base) => {
  test.each(gridModules)('loses nothing with a higher level of %s', (module) => {
    const steps = levelsIn(module).map((level) => actionsOf(withLevel(base, module, level)));
    const sizes = steps.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    for (const [index, step] of steps.slice(1).entries()) {
      expect([...step.keys()]).toEqual(expect.arrayContaining([...(steps[index]?.keys() ?? [])]));
    }
  });

  test('has nothing of a module without a level', () => {
    const names = [...actionsOf(withLevel(base, 'rfis', 'none')).keys()];
    expect(names.filter((name) => name.startsWith('rfis '))).toEqual([]);
  });
});

test.each<[Flag, string[]]>([
  [
    'export',
    ['punch-items export', 'rfis export', 'submittals export', 'pages export', 'budget export'],
  ],
  ['invite', ['team invite']],
])('without %s, a project manager loses exactly %j', (flag, actions) => {
  const flags = systemFlags('project_manager').filter((other) => other !== flag);
  expect(lostBy('project_manager', copyOf('project_manager', { flags }))).toEqual(actions);
});

test('without the flag, people still see what is private and their own', () => {
  const flags = systemFlags('project_manager').filter((flag) => flag !== 'view_private');
  const rules = actionsOf(copyOf('project_manager', { flags }));
  expect(rules.get('rfis view_private')).toEqual(['named_after_draft', 'own']);
  expect(rules.get('photos view_private')).toEqual(['own']);
});

test('a viewer who contributes to photos gets what the least role with the level has', () => {
  expect(gainedBy('viewer', withLevel('viewer', 'photos', 'contribute'))).toEqual([
    'photos create',
    'photos update',
    'photos set_private',
    'photos comment',
    'photos comment_internally',
  ]);
});

test('a viewer with every level and flag has all that a project admin has in the grid', () => {
  const levels = Object.fromEntries(gridModules.map((module) => [module, 'manage' as const]));
  const role = copyOf('viewer', { levels, flags: FLAGS });
  const missing = [...actionsOf('project_admin').keys()].filter(
    (name) => gridModules.includes(name.split(' ')[0] ?? '') && !actionsOf(role).has(name),
  );
  expect(missing).toEqual([]);
});

test('levels have an order', () => {
  expect(gridModules.flatMap(levelsIn).every((level) => LEVELS.includes(level))).toBe(true);
});
