import { expect, test } from 'vitest';
import { permissions } from '../../generated/permissions.ts';
import { type Module, rulesOf } from './grants.ts';
import { limitedTo, systemRoles } from './roles.ts';

const actions = Object.entries(permissions.modules).flatMap(([module, { actions: all }]) =>
  Object.keys(all).map((action) => [module as Module, action] as const),
);
/** Tells whether each rule is also one of the role, or the role needs none. */
const isWithin = (rules: readonly string[], role: readonly string[]) =>
  role.includes('all') || rules.every((rule) => role.includes(rule));

test.each(systemRoles)('a program with the role %s has nothing that its owner lacks', (given) => {
  for (const own of systemRoles) {
    const limited = limitedTo(given, own);
    for (const [module, action] of actions) {
      const rules = rulesOf(module, action, limited);
      const [ofGiven, ofOwn] = [rulesOf(module, action, given), rulesOf(module, action, own)];
      const where = `${own}: ${module} ${action}`;
      expect(isWithin(rules, ofGiven) && isWithin(rules, ofOwn), where).toBe(true);
      const bothAll = ofGiven.includes('all') && ofOwn.includes('all');
      expect(rules.includes('all'), where).toBe(bothAll);
    }
  }
});

test.each(systemRoles)('a program with the role %s of its owner has the same', (role) => {
  expect(limitedTo(role, role)).toBe(role);
});
