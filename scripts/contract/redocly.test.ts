import { describe, expect, test } from 'vitest';
import { readProblems } from './document.ts';
import plugin from './redocly.ts';

const action = { description: '', grants: {} };
const permissions = {
  modules: {
    rfis: { switch: 'rfis', actions: { view: { ...action, inClosedProject: true }, edit: action } },
    team: { actions: { edit: action } },
  },
};
const problems = readProblems();

interface Case {
  path?: string;
  method?: string;
  /** Other operations of the contract. */
  others?: object[];
}

/** Runs the preprocessor on one operation, in a contract whose references are resolved already. */
function derived(source: object, { path = '/roles', method = 'get', others = [] }: Case = {}) {
  const location = { source: { absoluteRef: '/openapi/openapi.yaml' } };
  const findings: string[] = [];
  const context = {
    key: path,
    location: { ...location, child: () => location },
    resolve: (node: unknown) => ({ node, location }),
    report: ({ message }: { message: string }) => findings.push(message),
  };
  const operation = { responses: {} as Record<string, { $ref: string }>, ...source };
  const root = {
    'x-problems': problems,
    'x-permissions': permissions,
    components: { responses: {} as Record<string, Response> },
  };
  const place = {
    ...context,
    location: {
      source: { absoluteRef: '/openapi/paths/rfis/rfi.yaml' },
      child: () => location,
    },
  };
  const { PathItem, Root } = plugin().preprocessors.oas3['derive-operations']();
  Root.enter(root);
  for (const other of others) PathItem.enter({ get: { responses: {}, ...other } }, place);
  const item: { parameters?: unknown[] } = { [method]: operation };
  PathItem.enter(item, place);
  Root.leave(root, context);
  const responses = Object.values(operation.responses).flatMap(
    ({ $ref }) => root.components.responses[$ref.split('/').pop() ?? ''] ?? [],
  );
  const codes = responses.flatMap(({ content }) =>
    Object.keys(content['application/problem+json'].examples),
  );
  return { codes, findings, item, operation, responses, root };
}
interface Response {
  description: string;
  headers?: object;
  content: { 'application/problem+json': { schema: object; examples: object } };
}

const always = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
const open = { security: [] };
const ofRecord = ['NOT_FOUND', 'VALIDATION_FAILED'];
const setUp = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'FORBIDDEN', ...always];
const signedIn = ['SECOND_FACTOR_MISSING', ...setUp];
const body = (schema: object = {}) => ({
  requestBody: { content: { 'application/json': { schema } } },
});
const withBody = [
  ...['MALFORMED_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  ...['VALIDATION_FAILED', ...always],
];
const withVersion = { properties: { version: {} } };
const takes = (name: string) => ({ parameters: [{ name }] });
const rfi = (name: string) => ({
  tags: ['rfis'],
  'x-permission': [{ module: 'rfis', action: name }],
});
const inProject = { path: '/projects/{projectId}/rfis' };
const write = { ...inProject, method: 'post' };

describe('failures that follow', () => {
  test.each<[string, object, Case, string[]]>([
    ['an open call without input', open, {}, always],
    ['a call that needs a sign-in', {}, {}, signedIn],
    ['a call to set up a second factor', { 'x-before-second-factor': true }, {}, setUp],
    ['a call of visitors', { security: [{ visitorAuth: [] }] }, {}, setUp],
    ['a recent sign-in', { 'x-step-up': ['role'] }, {}, ['STEP_UP_REQUIRED', ...signedIn]],
    ['a body', { ...open, ...body() }, {}, withBody],
    ['a parameter', { ...open, ...takes('query') }, {}, ['VALIDATION_FAILED', ...always]],
    ['a record in the path', open, { path: '/roles/{roleId}' }, [...ofRecord, ...always]],
    [
      'a version in the body',
      { ...open, ...body(withVersion) },
      {},
      ['STALE_VERSION', ...withBody],
    ],
    [
      'a version in a part of the body',
      { ...open, ...body({ allOf: [{}, withVersion] }) },
      {},
      ['STALE_VERSION', ...withBody],
    ],
    [
      'a version among the parameters',
      { ...open, ...takes('version') },
      {},
      ['STALE_VERSION', 'VALIDATION_FAILED', ...always],
    ],
    [
      'a version in a header',
      { ...open, ...takes('If-Match') },
      {},
      ['STALE_VERSION', 'VALIDATION_FAILED', ...always],
    ],
    [
      'an Idempotency-Key',
      { ...open, ...takes('Idempotency-Key') },
      {},
      ['IDEMPOTENCY_KEY_IN_USE', 'VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REUSED', ...always],
    ],
    ['a module with a switch', rfi('edit'), inProject, [...ofRecord, 'MODULE_OFF', ...signedIn]],
    ['a module with a switch, elsewhere', rfi('edit'), {}, signedIn],
    ['a write', rfi('edit'), write, [...ofRecord, 'PROJECT_CLOSED', 'MODULE_OFF', ...signedIn]],
    [
      'a permission of closed projects',
      rfi('view'),
      write,
      [...ofRecord, 'MODULE_OFF', ...signedIn],
    ],
    [
      'a write that closed projects permit',
      { ...rfi('edit'), 'x-in-closed-project': true },
      write,
      [...ofRecord, 'MODULE_OFF', ...signedIn],
    ],
    [
      'the permission of another operation',
      { tags: ['team'], 'x-permission': [{ like: 'editRfi' }] },
      { ...write, others: [{ operationId: 'editRfi', ...rfi('edit') }] },
      [...ofRecord, 'PROJECT_CLOSED', ...signedIn],
    ],
    [
      'a write that membership permits',
      { tags: ['team'], 'x-permission': 'membership' },
      write,
      [...ofRecord, ...signedIn],
    ],
    [
      'codes of its own',
      { ...open, 'x-problems': ['NAME_TAKEN', 'STORAGE_FULL'] },
      {},
      ['NAME_TAKEN', 'STORAGE_FULL', ...always],
    ],
  ])('%s', (_, operation, place, expected) => {
    const { codes, findings } = derived(operation, place);
    expect(codes.toSorted()).toEqual(expected.toSorted());
    expect(findings).toEqual([]);
  });
});

test('the place of an operation says its tag, its parameters and that it is proposed', () => {
  const { item, operation } = derived({}, { path: '/rfis/{rfiId}/files/{fileName}' });
  expect(item.parameters).toEqual([
    { $ref: '/openapi/parameters.yaml#/RfiId' },
    { $ref: '/openapi/parameters.yaml#/FileName' },
  ]);
  expect(operation).toMatchObject({ tags: ['rfis'], 'x-origin': 'proposed' });
});

test('what an operation says about its place counts', () => {
  const source = { tags: ['team'], 'x-origin': 'documented' };
  expect(derived(source).operation).toMatchObject(source);
});

const key = { $ref: '/openapi/parameters.yaml#/IdempotencyKey' };
const created = { responses: { 201: { $ref: '' } } };
test.each<[string, object, Case, object[] | undefined]>([
  ['a POST that creates', created, { method: 'post' }, [key]],
  [
    'a POST that creates, with a parameter',
    { ...created, ...takes('a') },
    { method: 'post' },
    [{ name: 'a' }, key],
  ],
  [
    'a POST that names the key',
    { ...created, ...takes('Idempotency-Key') },
    { method: 'post' },
    [{ name: 'Idempotency-Key' }],
  ],
  ['an open POST', { ...created, ...open }, { method: 'post' }, undefined],
  ['a POST that creates nothing', {}, { method: 'post' }, undefined],
  ['a PUT', created, { method: 'put' }, undefined],
])('%s decides about the Idempotency-Key', (_, source, place, parameters) => {
  const { codes, operation } = derived(source, place);
  expect(operation).toMatchObject(parameters ? { parameters } : {});
  expect(codes.includes('IDEMPOTENCY_KEY_IN_USE')).toBe(parameters !== undefined);
});

test('codes of one status are one answer, in the order of problems.yaml', () => {
  const { responses, operation } = derived({
    ...open,
    'x-problems': ['TOKEN_EXPIRED', 'TOKEN_INVALID'],
  });
  expect(operation.responses).toMatchObject({
    401: { $ref: '/openapi/openapi.yaml#/components/responses/TokenInvalidOrTokenExpired' },
    default: { $ref: '/openapi/responses.yaml#/Unexpected' },
  });
  expect(responses[0]).toEqual({
    description: `${problems.TOKEN_INVALID?.summary} ${problems.TOKEN_EXPIRED?.summary}`,
    headers: { 'WWW-Authenticate': { $ref: 'headers.yaml#/WwwAuthenticate' } },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: 'schemas/shared.yaml#/Problem' },
            {
              type: 'object',
              properties: {
                status: { const: 401 },
                code: { enum: ['TOKEN_INVALID', 'TOKEN_EXPIRED'] },
              },
            },
          ],
        },
        examples: {
          TOKEN_INVALID: { $ref: 'problems.yaml#/TOKEN_INVALID' },
          TOKEN_EXPIRED: { $ref: 'problems.yaml#/TOKEN_EXPIRED' },
        },
      },
    },
  });
});

test.each<[string, object, string]>([
  ['an unknown code', { 'x-problems': ['GONE'] }, 'There is no code GONE.'],
  [
    'a code that follows',
    { 'x-problems': ['INTERNAL'] },
    'INTERNAL follows from the operation: leave it out of x-problems.',
  ],
  [
    'a failure that is written out',
    { responses: { 404: { $ref: '#/Gone' } } },
    'Name the codes of 404 in x-problems.',
  ],
])('%s is a fault of the source', (_, operation, finding) => {
  expect(derived(operation).findings).toEqual([finding]);
});

test('the bundle does not repeat what the sources say in short', () => {
  const { operation, root } = derived({
    'x-problems': ['WRONG_STATE'],
    'x-in-closed-project': true,
  });
  expect(Object.keys(operation)).toEqual(['responses', 'tags', 'x-origin']);
  expect(Object.keys(root)).toEqual(['x-permissions', 'components']);
});

test('contracts of other services keep what they declare', () => {
  const root = { components: { responses: {} } };
  plugin()
    .preprocessors.oas3['derive-operations']()
    .Root.leave(root, {} as never);
  expect(root).toEqual({ components: { responses: {} } });
});

describe('envelopes', () => {
  const success = { type: 'boolean', const: true };
  const row = { $ref: '#/Rfi' };
  const envelope = (required: string[], properties: object) => ({
    type: 'object',
    required: ['success', 'data', ...required],
    properties: { success, ...properties },
  });
  const nextCursor = { $ref: 'shared.yaml#/NextCursor' };

  test.each<[string, Record<string, unknown>, object]>([
    ['a record', { 'x-data': row }, envelope([], { data: row })],
    ['a list', { 'x-list': row }, envelope([], { data: { type: 'array', items: row } })],
    [
      'a list with pages',
      { 'x-page': row },
      envelope(['nextCursor'], { data: { type: 'array', items: row }, nextCursor }),
    ],
    [
      'what else the envelope has',
      { description: 'One.', 'x-data': row, required: ['token'], properties: { token: {} } },
      { description: 'One.', ...envelope(['token'], { data: row, token: {} }) },
    ],
    ['no data', { type: 'string' }, { type: 'string' }],
  ])('%s', (_, schema, expected) => {
    plugin().preprocessors.oas3['derive-envelopes']().Schema.enter(schema);
    expect(schema).toEqual(expected);
  });
});

describe('values that stand elsewhere', () => {
  const table = {
    modules: {
      rfis: {
        switch: 'rfis',
        actions: {
          open: { shownIn: 'project', name: 'open_rfi' },
          create: { shownIn: 'project', name: 'create_rfi', nameForNew: 'answer_rfi' },
          manage: { shownIn: 'member' },
        },
      },
      drafts: { switch: 'rfis', actions: { see_as: { shownIn: 'account' } } },
    },
  };

  test.each([
    ['projectActions', ['answer_rfi', 'create_rfi', 'open_rfi']],
    ['accountActions', ['see_as']],
    ['duties', ['manage']],
    ['switches', ['rfis']],
    ['records', ['rfi', 'draft']],
  ] as const)('%s', (list, values) => {
    const root = { 'x-permissions': table, tags: [{}, { 'x-records': ['rfi', 'draft'] }] };
    const { Root, Schema } = plugin().preprocessors.oas3['derive-enums']();
    const location = { source: { absoluteRef: '/openapi/openapi.yaml' } };
    Root.enter(root, {
      key: '',
      location: { ...location, child: () => location },
      resolve: (node: unknown) => ({ node }),
      report: () => {},
    });
    const schema = { type: 'string', 'x-values': list };
    Schema.enter(schema);
    expect(schema).toEqual({ type: 'string', enum: values });
    expect(root.tags).toEqual([{}, {}]);
  });
});
