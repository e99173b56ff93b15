import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../scripts/contract/catalog.ts';
import { type Contract, readContract, readProblems } from '../../scripts/contract/document.ts';
import { lint } from '../../scripts/contract/lint.ts';
import { withTempFolder } from '../../scripts/support/files.ts';
import { inRoot } from '../../scripts/support/paths.ts';

const contract = readContract();
const problems = readProblems();

/**
 * A contract with one fault for each rule. Proves that each rule can fail.
 */
type Change = { path: string; value: unknown };
const faults: Record<string, { change: Change; finding: RegExp }> = {
  'the JSON Schema dialect is declared': {
    change: { path: 'jsonSchemaDialect', value: undefined },
    finding: /needs jsonSchemaDialect/,
  },
  'the version is a semantic version': {
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
  'what a documented call leaves open is marked': {
    change: { path: 'components schemas ShownScan x-origin', value: undefined },
    finding: /listScans answer data: the specification does not state it/,
  },
  'names can be guessed': {
    change: { path: 'paths /auth/login post operationId', value: 'startSession' },
    finding: /startSession does not begin with one of the verbs/,
  },
  'security is declared': {
    change: { path: 'paths /projects get security', value: [] },
    finding: /listProjects is open, and only auth and host may be/,
  },
  'the table of roles matches the schemas': {
    change: { path: 'components schemas ProjectAction enum', value: ['create_scan'] },
    finding: /create_model is not both in ProjectAction and in x-permissions/,
  },
  'every operation of a project names the permission that it needs': {
    change: { path: 'paths /projects/{projectId}/scans post x-permission', value: undefined },
    finding: /createScan needs x-permission/,
  },
  'the answer to a creation names the address of the record': {
    change: { path: 'paths /projects/{projectId}/rfis post responses 201 headers', value: {} },
    finding: /createRfi 201 declares no Location/,
  },
  'every list has pages with a bounded limit, or says why not': {
    change: { path: 'components parameters Limit schema maximum', value: undefined },
    finding: /listProjects has a cursor and no limit/,
  },
  'a list returns data, and nextCursor if it takes a cursor': {
    change: {
      path: 'components schemas ProjectListResult properties nextCursor',
      value: undefined,
    },
    finding: /listProjects answers no nextCursor/,
  },
  'the codes match the entries of problems.yaml': {
    change: { path: 'components schemas ProblemCode enum', value: ['INTERNAL'] },
    finding: /problems.yaml has NOT_FOUND/,
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
  'every example matches its schema': {
    change: { path: 'components schemas User properties username maxLength', value: 3 },
    finding: /getCurrentUser 200, example typical: \/data\/username/,
  },
  'every schema, operation and parameter has a description': {
    change: { path: 'components schemas User description', value: ' ' },
    finding: /^User has no description/,
  },
  'every parameter and every body has an example': {
    change: { path: 'components parameters ScanId example', value: '' },
    finding: /getScan, parameter scanId, example: .*fewer than 1/,
  },
  'no property is both optional and nullable': {
    change: { path: 'components schemas User required', value: ['id'] },
    finding: /User\/jobTitle is both optional and nullable/,
  },
  'every enum in an answer is open or closed': {
    change: { path: 'components schemas ProcessingState x-closed', value: undefined },
    finding: /^ProcessingState is neither an open enum nor closed for one of: state/,
  },
  'no text contains a control character': {
    change: { path: 'info description', value: 'A picture begins with \u0089PNG.' },
    finding: /^\/info\/description contains the control character U\+0089/,
  },
};

test('every rule has a fault', () => {
  expect(Object.keys(faults)).toEqual(Object.keys(rules));
});

test('every rule is explained', () => {
  const rows = readFileSync(inRoot('openapi', 'RULES.md'), 'utf8').split('## ')[0] ?? '';
  const explained = [...rows.matchAll(/^\| ([^|]+) \|/gm)].map(([, rule]) => rule);
  expect(explained).toEqual(['Rule', ...Object.keys(rules)]);
});

test("redocly's rules are enabled, and warnings count", () =>
  withTempFolder(async (folder) => {
    const file = join(folder, 'openapi.json');
    const path = 'paths /projects get summary';
    writeFileSync(file, JSON.stringify(changed({ path, value: undefined })));
    expect(await lint([file])).toEqual([expect.stringContaining('(operation-summary)')]);
  }));

describe.each(Object.entries(faults))('%s', (name, { change, finding }) => {
  test('finds its fault', () => {
    const broken = changed(change);
    expect(rules[name]?.(broken, problems).join('\n')).toMatch(finding);
  });
});

/** Further faults, for rules that check several things. */
const more: { rule: string; change: Change; finding: RegExp }[] = [
  {
    rule: 'every operation has a name, one described tag and an origin',
    change: { path: 'paths /auth/login post operationId', value: undefined },
    finding: /POST \/auth\/login has no operationId/,
  },
  {
    rule: 'every operation has a name, one described tag and an origin',
    change: { path: 'paths /auth/login post operationId', value: 'login_user' },
    finding: /login_user is not camelCase/,
  },
  {
    rule: 'every operation has a name, one described tag and an origin',
    change: { path: 'paths /auth/login post operationId', value: 'signup' },
    finding: /signup names two operations/,
  },
  {
    rule: 'every operation has a name, one described tag and an origin',
    change: { path: 'tags 1 description', value: undefined },
    finding: /the tag auth has no description/,
  },
  {
    rule: 'every operation has a name, one described tag and an origin',
    change: { path: 'paths /auth/login post x-origin', value: 'guessed' },
    finding: /login needs x-origin/,
  },
  ...(
    [
      ['components schemas User x-question', 'Which.', /schemas\/User needs x-origin/],
      ['paths /auth/signup post responses 201 x-origin', undefined, /signup answer 201: .*not/],
      ['components schemas DownloadScansRequest properties scanIds', {}, /request scanIds: .*not/],
      [
        'components schemas LoginRequest properties email',
        { 'x-origin': 'proposed', 'x-question': 'Which?' },
        /login request email: the specification states it/,
      ],
      [
        'components schemas NewSession properties hint',
        { type: 'string' },
        /login answer data.hint: .*not/,
      ],
      ['info x-questions 0 question', 'Tell us.', /x-questions: Failures needs/],
    ] as const
  ).map(([path, value, finding]) => ({
    rule: 'what a documented call leaves open is marked',
    change: { path, value },
    finding,
  })),
  {
    rule: 'names can be guessed',
    change: { path: 'paths /projects/{project_id}/bigModels', value: {} },
    finding: /\{project_id\} is not[\s\S]*bigModels is not kebab-case/,
  },
  {
    rule: 'names can be guessed',
    change: { path: 'components schemas scan_file', value: { type: 'string' } },
    finding: /The schema scan_file is not PascalCase/,
  },
  {
    rule: 'names can be guessed',
    change: { path: 'components parameters DueFrom name', value: 'due_from' },
    finding: /listPunchItems: the parameter due_from is not camelCase/,
  },
  {
    rule: 'security is declared',
    change: { path: 'security', value: undefined },
    finding: /needs security that closes every operation/,
  },
  {
    rule: 'security is declared',
    change: { path: 'components securitySchemes bearerAuth', value: undefined },
    finding: /There is no sign-in bearerAuth/,
  },
  {
    rule: 'security is declared',
    change: { path: 'paths /projects get security', value: [{ key: [] }] },
    finding: /listProjects has a security of its own/,
  },
  {
    rule: 'security is declared',
    change: { path: 'paths /projects get security', value: [{ visitorAuth: [] }] },
    finding: /listProjects has a security of its own/,
  },
  {
    rule: 'security is declared',
    change: { path: 'paths /public/link get security', value: [{ bearerAuth: [] }] },
    finding: /getPublicLink is for visitors/,
  },
  {
    rule: 'security is declared',
    change: { path: 'paths /public/link get security', value: [] },
    finding: /getPublicLink is for visitors/,
  },
  {
    rule: 'the table of roles matches the schemas',
    change: { path: 'x-permissions roles guest', value: 'Visits.' },
    finding: /The role guest is not both in ProjectRole and/,
  },
  {
    rule: 'the table of roles matches the schemas',
    change: { path: 'x-permissions modules scans actions delete grants all', value: ['guest'] },
    finding: /scans: delete is granted to guest, which is no role/,
  },
  {
    rule: 'the table of roles matches the schemas',
    change: { path: 'x-permissions modules rfis actions be_manager name', value: 'lead_rfis' },
    finding: /lead_rfis is not both in MemberDuty and in x-permissions/,
  },
  {
    rule: 'the table of roles matches the schemas',
    change: { path: 'x-permissions modules scans rules', value: {} },
    finding: /scans: the row rule own is not both described and used/,
  },
  {
    rule: 'every operation of a project names the permission that it needs',
    change: {
      path: 'paths /projects/{projectId}/scans post x-permission',
      value: [{ module: 'scans', action: 'burn' }],
    },
    finding: /createScan: there is no action burn of scans/,
  },
  {
    rule: 'every operation of a project names the permission that it needs',
    change: {
      path: 'paths /projects/{projectId}/scans post x-permission',
      value: [{ like: 'login' }],
    },
    finding: /createScan: login needs no permission/,
  },
  {
    rule: 'every operation of a project names the permission that it needs',
    change: { path: 'paths /projects get x-permission', value: 'membership' },
    finding: /listProjects is not of a project/,
  },
  {
    rule: 'every operation of a project names the permission that it needs',
    change: {
      path: 'paths /companies get x-permission',
      value: [{ module: 'scans', action: 'update' }],
    },
    finding: /listCompanies: scans is about a project/,
  },
  {
    rule: 'every operation of a project names the permission that it needs',
    change: {
      path: 'paths /projects/{projectId}/scans post x-permission',
      value: [{ module: 'companies', action: 'view' }],
    },
    finding: /createScan: companies is about the account/,
  },
  {
    rule: 'every list has pages with a bounded limit, or says why not',
    change: { path: 'paths /projects/{projectId}/albums get x-unpaged', value: undefined },
    finding: /listAlbums needs pages, or x-unpaged/,
  },
  {
    rule: 'names can be guessed',
    change: { path: 'paths /projects/{id}', value: {} },
    finding: /\{id\} does not say what it is/,
  },
  {
    rule: 'a list returns data, and nextCursor if it takes a cursor',
    change: { path: 'components schemas ProjectListResult required', value: ['success', 'data'] },
    finding: /listProjects answers no nextCursor/,
  },
  {
    rule: 'a list returns data, and nextCursor if it takes a cursor',
    change: {
      path: 'components schemas ProjectListResult properties data',
      value: { type: 'object' },
    },
    finding: /listProjects answers no list called data/,
  },
  {
    rule: 'a list returns data, and nextCursor if it takes a cursor',
    change: { path: 'paths /projects get parameters', value: [] },
    finding: /listProjects answers nextCursor and takes no cursor/,
  },
  {
    rule: 'every enum in an answer is open or closed',
    change: { path: 'components schemas HistoryEntry properties action anyOf 1', value: 'none' },
    finding: /^HistoryAction is neither/,
  },
  {
    rule: 'every success begins with a typical example',
    change: {
      path: 'paths /projects get responses 200 content application/json examples',
      value: undefined,
    },
    finding: /listProjects 200: the first example is not typical/,
  },
];

test.each(more)('$rule: finds $finding', ({ rule, change, finding }) => {
  const broken = changed(change);
  expect(rules[rule]?.(broken, problems).join('\n')).toMatch(finding);
});

/** Replaces one value of a copy of the contract, or removes it if the value is undefined. */
function changed({ path, value }: Change): Contract {
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const copy = { ...contract };
  let home: object = copy;
  for (const key of keys) {
    const inner: unknown = Reflect.get(home, key);
    if (typeof inner !== 'object' || inner === null) throw new Error(`There is no ${path}.`);
    const ownCopy = Array.isArray(inner) ? [...inner] : { ...inner };
    Reflect.set(home, key, ownCopy);
    home = ownCopy;
  }
  if (value === undefined) Reflect.deleteProperty(home, last);
  else Reflect.set(home, last, value);
  return copy;
}
