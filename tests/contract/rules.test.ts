import { describe, expect, test } from 'vitest';
import { rules } from '../../scripts/contract/catalogue.ts';
import { type Contract, readContract, readProblems } from '../../scripts/contract/document.ts';

/**
 * Each rule is shown a contract with one fault, so that a rule that finds nothing is known to have
 * looked.
 */
type Change = { path: string; value: unknown };
const faults: Record<string, { change: Change; finding: RegExp }> = {
  'the JSON Schema dialect is declared': {
    change: { path: 'jsonSchemaDialect', value: undefined },
    finding: /needs jsonSchemaDialect/,
  },
  'the version is a semantic one': {
    change: { path: 'info version', value: '1.0' },
    finding: /^The version 1\.0 is not/,
  },
  'every schema compiles': {
    change: { path: 'components schemas Scan properties title pattern', value: '([' },
    finding: /^Scan: Invalid regular expression/,
  },
  'every operation has a name, one described tag and an origin': {
    change: { path: 'paths /auth/login post tags', value: ['auth', 'sign-in'] },
    finding: /login has 2 tags/,
  },
  'every operation declares all that it can answer': {
    change: { path: 'paths /projects get responses 401', value: undefined },
    finding: /listProjects declares no 401/,
  },
  'every list with a cursor has a bounded limit': {
    change: { path: 'components parameters Limit schema maximum', value: undefined },
    finding: /listProjects has a cursor and no limit/,
  },
  'every failure is a problem document': {
    change: { path: 'components responses NotFound content', value: { 'application/json': {} } },
    finding: /getScan 404 answers application\/json/,
  },
  'the codes are the entries of problems.yaml': {
    change: { path: 'components schemas ProblemCode enum', value: ['INTERNAL'] },
    finding: /problems.yaml has NOT_FOUND/,
  },
  'every example of a failure has the name of its code and its status': {
    change: {
      path: 'components responses NotFound content application/problem+json examples NOT_FOUND',
      value: { value: { code: 'GONE', status: 410 } },
    },
    finding: /getScan 404: the example NOT_FOUND carries the code GONE/,
  },
  'every code is declared by an operation': {
    change: {
      path: 'components responses EmailExists content application/problem+json examples',
      value: {},
    },
    finding: /No operation declares EMAIL_EXISTS/,
  },
  'every success begins with a typical example': {
    change: {
      path: 'paths /projects get responses 200 content application/json examples empty',
      value: undefined,
    },
    finding: /listProjects 200 has no example empty/,
  },
  'every example is what its schema says': {
    change: { path: 'components schemas User properties username maxLength', value: 3 },
    finding: /login 200, example typical: \/data\/user\/username/,
  },
  'no property is both optional and nullable': {
    change: { path: 'components schemas User required', value: ['id'] },
    finding: /User\/jobTitle is both optional and nullable/,
  },
};

test('every rule is tried', () => {
  expect(Object.keys(faults)).toEqual(Object.keys(rules));
});

describe.each(Object.entries(faults))('%s', (name, { change, finding }) => {
  test('bites', () => {
    const broken = changed(readContract(), change);
    expect(rules[name]?.(broken, readProblems()).join('\n')).toMatch(finding);
  });
});

/** The contract with one value replaced, or removed where the value is undefined. */
function changed(contract: Contract, { path, value }: Change): Contract {
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const home = keys.reduce<unknown>((node, key) => Reflect.get(Object(node), key), contract);
  if (typeof home !== 'object' || home === null) throw new Error(`There is no ${path}.`);
  if (value === undefined) Reflect.deleteProperty(home, last);
  else Reflect.set(home, last, value);
  return contract;
}
