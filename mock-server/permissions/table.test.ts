import { expect, test } from 'vitest';
import { tableOfRoles } from './projects.ts';

/** In the order of the contract. */
const ROLES = [
  'project_admin',
  'project_manager',
  'superintendent',
  'design_reviewer',
  'subcontractor',
  'owner',
  'viewer',
];

test.each(tableOfRoles)('$name has grants for every role', ({ module: { grants } }) => {
  expect(Object.keys(grants ?? {})).toEqual(ROLES);
});

test('the table of roles is plain data that JSON can represent', () => {
  const table = tableOfRoles.map(({ module: { grants } }) => grants);
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
});

test('each action of a project names an action of its module', () => {
  for (const { name, module } of tableOfRoles) {
    const known = Object.values(module.grants ?? {}).flatMap((grants) => Object.keys(grants));
    for (const action of Object.values(module.projectActions ?? {})) {
      expect(known, name).toContain(action);
    }
  }
});
