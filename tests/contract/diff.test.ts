import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { changesBetween } from '../../scripts/contract/diff/changes.ts';
import type { Change, Kind } from '../../scripts/contract/diff/comparison.ts';
import { changedTexts } from '../../scripts/contract/diff/prose.ts';
import { verdict } from '../../scripts/contract/diff/verdict.ts';
import { type Contract, readContract } from '../../scripts/contract/document.ts';
import { inRoot } from '../../scripts/support/paths.ts';

/** The contract that the edits below change. An edit counts as the worst of its changes. */
const original: Contract = parse(
  readFileSync(inRoot('tests', 'contract', 'diff-sample.yaml'), 'utf8'),
);
const sample = () => structuredClone(original);

type Edit = (contract: Contract) => void;

type Node = Record<string, unknown>;

function at<T = Node>(home: object, path: string): T {
  const keys = path.split(' ').filter((key) => key !== '');
  const node = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), home);
  if (typeof node !== 'object' || node === null) throw new Error(`There is no ${path}.`);
  return node as T;
}

function split(path: string): [home: string, key: string] {
  const index = path.lastIndexOf(' ');
  return [path.slice(0, Math.max(index, 0)), path.slice(index + 1)];
}

const set =
  (path: string, value: unknown): Edit =>
  (contract) => {
    const [home, key] = split(path);
    at(contract, home)[key] = value;
  };

const drop =
  (path: string): Edit =>
  (contract) => {
    const [home, key] = split(path);
    const node = at(contract, home);
    if (!(key in node)) throw new Error(`There is no ${path}.`);
    if (Array.isArray(node)) node.splice(Number(key), 1);
    else delete node[key];
  };

const rename =
  (path: string, name: string): Edit =>
  (contract) => {
    const [home, key] = split(path);
    const node = at(contract, home);
    node[name] = node[key];
    delete node[key];
  };

const push =
  (path: string, value: unknown): Edit =>
  (contract) => {
    at<unknown[]>(contract, path).push(value);
  };

const all =
  (...edits: Edit[]): Edit =>
  (contract) => {
    for (const edit of edits) edit(contract);
  };

const list = 'paths /notes get';
const create = 'paths /notes post';
const remove = 'paths /notes/{noteId} delete';
const health = 'paths /health get';
const request = 'components schemas CreateNote';
const base = 'components schemas Note allOf 0';
const note = 'components schemas Note allOf 1';
const noteRef = `${create} responses 201 content application/json schema`;
const failure = (name: string) => `components responses ${name} content application/problem+json`;

const grants = 'x-permissions modules notes actions delete grants';

const breaking: Record<string, Edit> = {
  'a role loses a permission': drop(`${grants} own`),
  'a permission is removed': drop('x-permissions modules notes actions create'),
  'an operation needs another permission': push(`${create} x-permission`, {
    module: 'notes',
    action: 'delete',
  }),
  'an operation is removed': drop(create),
  'a path is removed': drop('paths /health'),
  'a path is renamed': rename('paths /notes', '/remarks'),
  'the method changes': rename(create, 'put'),
  'an operation is renamed': set(`${list} operationId`, 'findNotes'),
  'the server URL changes': set('servers 0 url', '/api/v2'),
  'a new required property in a request': all(
    set(`${request} properties site`, { type: 'string' }),
    push(`${request} required`, 'site'),
  ),
  'a property of a request becomes required': push(`${request} required`, 'text'),
  'a property of a request is removed': drop(`${request} properties text`),
  'a property of a request is renamed': rename(`${request} properties text`, 'body'),
  'a value of a request is no longer accepted': set('components schemas Kind enum', ['plain']),
  'a new enum in a request': set(`${request} properties text enum`, ['a', 'b']),
  'a lower maxLength in a request': set(`${request} properties title maxLength`, 50),
  'a higher minLength in a request': set(`${request} properties title minLength`, 3),
  'a new maxLength in a request': set(`${request} properties text maxLength`, 9),
  'a lower maxItems in a request': set(`${request} properties labels maxItems`, 2),
  'a new pattern in a request': set(`${request} properties text pattern`, '^a'),
  'another pattern in a request': set(`${request} properties title pattern`, '^[A-Z]'),
  'another type in a request': set(`${request} properties text type`, 'integer'),
  'another format in a request': set(`${request} properties due format`, 'date-time'),
  'another default in a request': set(`${request} properties priority default`, 1),
  'a default is removed': drop(`${request} properties priority default`),
  'a variant of a request is removed': drop(`${request} properties target anyOf 1`),
  'unlisted properties of a request are refused': set(`${request} additionalProperties`, false),
  'the limit of a shared parameter is lower': set('components parameters Limit schema maximum', 50),
  'the default of a shared parameter changes': set(
    'components parameters Limit schema default',
    20,
  ),
  'a new required parameter': push(`${list} parameters`, {
    name: 'since',
    in: 'query',
    required: true,
    schema: { type: 'string' },
  }),
  'an optional parameter becomes required': set('components parameters Limit required', true),
  'a parameter is removed': drop(`${list} parameters 2`),
  'a parameter is renamed': set(`${list} parameters 2 name`, 'search'),
  'a parameter moves to a header': set(`${list} parameters 2 in`, 'header'),
  'a list in the query is serialized differently': set(`${list} parameters 1 explode`, false),
  'a body becomes required': all(set(`${remove} requestBody`, { required: true, content: {} })),
  'a body is removed': drop(`${create} requestBody`),
  'another content type of a request': rename(
    `${create} requestBody content application/json`,
    'application/xml',
  ),
  'another content type of an answer': rename(
    `${create} responses 201 content application/json`,
    'text/plain',
  ),
  'an answer loses its body': drop(`${create} responses 201 content`),
  'an answer is removed': drop(`${create} responses 409`),
  'another status of success': rename(`${create} responses 201`, '200'),
  'another success': set(`${create} responses 202`, { description: 'Later.' }),
  'a required property of an answer is removed': all(
    drop(`${base} properties title`),
    set(`${base} required`, ['id']),
  ),
  'an optional property of an answer is removed': drop(`${note} properties remark`),
  'an optional property of a failure is removed': drop(
    'components schemas Problem properties detail',
  ),
  'a property of an answer is no longer required': set(`${note} required`, ['kind', 'place']),
  'a property of an answer is renamed': rename(`${note} properties remark`, 'comment'),
  'a new value in answers': push('components schemas State enum', 'paused'),
  'an enum in answers becomes open': set('components schemas State', {
    anyOf: [{ type: 'string', enum: ['open', 'closed'] }, { type: 'string' }],
  }),
  'a new value in requests and answers': push('components schemas Kind enum', 'late'),
  'an answer may be null': set(`${base} properties title type`, ['string', 'null']),
  'another type in an answer': set(`${base} properties id type`, 'integer'),
  'another format in an answer': set(`${note} properties at format`, 'date'),
  'a format of an answer is removed': drop(`${note} properties at format`),
  'a higher maxLength in an answer': set(`${base} properties title maxLength`, 500),
  'the item type of a list in an answer changes': set(
    `${list} responses 200 content application/json schema properties data items`,
    { type: 'string' },
  ),
  'a new variant of an answer': push(`${note} properties place anyOf`, { type: 'string' }),
  'a header of an answer is removed': drop(`${list} responses 200 headers X-Total`),
  'an operation needs a sign-in': drop(`${health} security`),
  'an operation no longer needs a sign-in': set(`${create} security`, []),
  'no operation needs a sign-in any longer': drop('security'),
  'another authentication scheme': set('components securitySchemes bearer scheme', 'basic'),
  'a new problem code on an operation': all(
    push('components schemas ProblemCode enum', 'LOCKED'),
    push(`${failure('Conflict')} schema allOf 1 properties code enum`, 'LOCKED'),
    set(`${failure('Conflict')} examples LOCKED`, { value: { status: 409, code: 'LOCKED' } }),
  ),
  'a failure with a code that is new to the operation': set(`${list} responses 409`, {
    $ref: '#/components/responses/Conflict',
  }),
  'a problem code is renamed': all(
    set('components schemas ProblemCode enum', ['UNAUTHENTICATED', 'CLASH', 'INTERNAL']),
    set(`${failure('Conflict')} schema allOf 1 properties code enum`, ['CLASH']),
    set(`${failure('Conflict')} examples`, { CLASH: { value: { status: 409, code: 'CLASH' } } }),
  ),
  'a named example is renamed': rename(
    `${list} responses 200 content application/json examples empty`,
    'none',
  ),
  'a named example is removed': drop(
    `${list} responses 200 content application/json examples empty`,
  ),
  'the JSON Schema dialect changes': set(
    'jsonSchemaDialect',
    'http://json-schema.org/draft-07/schema',
  ),
};

const additive: Record<string, Edit> = {
  'a role gets a permission': push(
    'x-permissions modules notes actions create grants all',
    'reader',
  ),
  'an operation needs no permission any more': set(`${create} x-permission`, 'membership'),
  'a new operation': (contract) => {
    contract.paths['/info'] = { get: { operationId: 'getInfo', responses: {} } };
  },
  'a new optional property in a request': set(`${request} properties site`, { type: 'string' }),
  'a property of a request is no longer required': set(`${request} required`, ['title']),
  'a higher maxLength in a request': set(`${request} properties title maxLength`, 200),
  'a lower minLength in a request': drop(`${request} properties title minLength`),
  'a pattern of a request is removed': drop(`${request} properties title pattern`),
  'a request may be null': set(`${request} properties text type`, ['string', 'null']),
  'a wider type in a request': set(`${request} properties priority type`, 'number'),
  'a format of a request is removed': drop(`${request} properties due format`),
  'a new variant of a request': push(`${request} properties target anyOf`, { type: 'boolean' }),
  'a new default in a request': set(`${request} properties text default`, ''),
  'the limit of a shared parameter is higher': set(
    'components parameters Limit schema maximum',
    200,
  ),
  'a new optional parameter': push(`${list} parameters`, {
    name: 'since',
    in: 'query',
    schema: { type: 'string' },
  }),
  'an additional content type of a request': set(`${create} requestBody content application/xml`, {
    schema: { type: 'string' },
  }),
  'a body becomes optional': set(`${create} requestBody required`, false),
  'a new property in an answer': set(`${note} properties author`, { type: 'string' }),
  'a new required property in an answer': all(
    set(`${note} properties author`, { type: 'string' }),
    push(`${note} required`, 'author'),
  ),
  'a property of an answer becomes required': push(`${note} required`, 'remark'),
  'an answer is never null': set(`${note} properties place`, {
    $ref: '#/components/schemas/Place',
  }),
  'a new value of an open enum': push(`${note} properties event anyOf 0 enum`, 'gone'),
  'a value is removed from answers': set('components schemas State enum', ['open']),
  'a lower maxLength in an answer': set(`${base} properties title maxLength`, 50),
  'a new header of an answer': set(`${list} responses 200 headers X-Page`, {
    schema: { type: 'integer' },
  }),
  'a new named example': set(`${list} responses 200 content application/json examples many`, {
    value: { data: [] },
  }),
  'another server': push('servers', { url: 'https://example.com/api' }),
  'an additional authentication scheme': all(
    set('components securitySchemes key', { type: 'apiKey', in: 'header', name: 'X-Key' }),
    push('security', { key: [] }),
  ),
  'a parameter is deprecated': set(`${list} parameters 2 deprecated`, true),
  'an operation is deprecated': set(`${list} deprecated`, true),
};

const harmless: Record<string, Edit> = {
  'a row rule in other words': set('x-permissions modules notes rules own', 'Its author.'),
  'another description of an operation': set(`${list} description`, 'All of them.'),
  'another summary': set(`${list} summary`, 'All notes'),
  'another description of a property': set(`${request} properties title description`, 'Short.'),
  'another description of a parameter': set(`${list} parameters 1 description`, 'Kinds.'),
  'a description next to a reference': set(`${request} properties kind description`, 'Which.'),
  'another description of an answer': set(`${create} responses 201 description`, 'It.'),
  'another description of the contract': set('info description', 'Many notes.'),
  'another tag': set(`${list} tags`, ['others']),
  'another origin': set(`${list} x-origin`, 'documented'),
  'another value of an example': set('components examples notes value data', [{ id: 'n1' }]),
  'a path parameter is renamed': (contract) => {
    const text = JSON.stringify(contract).replaceAll('noteId', 'id');
    Object.assign(contract, JSON.parse(text));
    delete contract.paths['/notes/{noteId}'];
  },
  'required names in another order': set(`${request} required`, ['kind', 'title']),
  'an open enum no longer names a value': set(`${note} properties event anyOf 0 enum`, ['made']),
  'values in another order': set('components schemas Kind enum', ['urgent', 'plain']),
  'parameters in another order': (contract) => {
    at<unknown[]>(contract, `${list} parameters`).reverse();
  },
  'a schema is renamed': (contract) => {
    const text = JSON.stringify(contract).replaceAll('schemas/Place', 'schemas/Spot');
    Object.assign(contract, JSON.parse(text.replace('"Place":', '"Spot":')));
  },
  'a reference is replaced by its schema': set(`${request} properties kind`, {
    type: 'string',
    enum: ['plain', 'urgent'],
  }),
  'a single value is written as const': all(
    set(`${failure('Conflict')} schema allOf 1 properties code`, { const: 'CONFLICT' }),
  ),
  'an allOf is merged into one schema': (contract) => {
    const [first, second] = [at(contract, base), at(contract, note)];
    set('components schemas Note', {
      type: 'object',
      required: ['id', 'title', 'kind', 'place', 'at'],
      properties: { ...at(first, 'properties'), ...at(second, 'properties') },
    })(contract);
  },
  'a limit that every value satisfies': set(`${request} properties text minLength`, 0),
  'a code that no operation uses yet': push('components schemas ProblemCode enum', 'LATER'),
  'an unused schema': set('components schemas Weather enum', ['sun']),
};

const cases = Object.entries({ breaking, additive, harmless }).flatMap(([kind, edits]) =>
  Object.entries(edits).map(([name, edit]) => ({ kind: kind as Kind, name, edit })),
);

const changesOf = (edit: Edit): Change[] => {
  const later = sample();
  edit(later);
  return changesBetween(sample(), later);
};

test.each(cases)('$kind: $name', ({ kind, edit }) => {
  const changes = changesOf(edit);
  // The worst changes come first.
  expect({ kind: changes[0]?.kind, changes }).toMatchObject({ kind });
});

test('a changed grant is shown in words', () => {
  const edit = all(drop(`${grants} own`), push(`${grants} all`, 'reader'));
  expect(changesOf(edit)).toMatchObject([
    {
      kind: 'additive',
      place: 'the permission delete of notes',
      text: 'reader has it for all records (before: if own)',
    },
  ]);
});

test.each<[string, Edit, string]>([
  [
    'an operation',
    set(`${list} summary`, 'All notes'),
    'its summary changed: "Notes" -> "All notes"',
  ],
  [
    'a property',
    set(`${request} properties due description`, 'Of the answer.'),
    'its description is new: "Of the answer."',
  ],
  [
    'a parameter',
    set(`${list} parameters 1 description`, 'Of which kinds, oldest first.'),
    'its description changed: "Of which kind." -> "Of which kinds, oldest first."',
  ],
  [
    'an answer',
    drop(`${list} responses 200 headers X-Total description`),
    'its description was removed: "How many."',
  ],
])('a changed text of %s is shown with its words', (_, edit, text) => {
  expect(changesOf(edit).map((change) => change.text)).toEqual([text]);
});

test('of a long text, only the words that changed are shown', () => {
  const words = Array.from({ length: 60 }, (_, i) => `word${i}`);
  const from = words.join(' ');
  const to = words.with(30, 'other').join('\n');
  expect(changedTexts({ description: from }, { description: to })).toEqual([
    'its description changed: "... word27 word28 word29 word30 word31 word32 word33 ..." -> ' +
      '"... word27 word28 word29 other word31 word32 word33 ..."',
  ]);
});

test('a contract does not differ from itself, however its keys are ordered', () => {
  expect(changesBetween(sample(), sample())).toEqual([]);
  const reversed = (contract: Contract) => {
    const home = at(contract, request);
    home.properties = Object.fromEntries(Object.entries(at(home, 'properties')).reverse());
  };
  expect(changesOf(reversed)).toEqual([]);
  expect(changesBetween(readContract(), readContract())).toEqual([]);
});

test('a change that breaks requests and adds to answers is reported for both', () => {
  expect(changesOf(push('components schemas Kind enum', 'late'))).toEqual([
    {
      kind: 'breaking',
      place: 'Kind',
      text: 'can also be "late"',
      operations: ['listNotes', 'createNote'],
    },
    {
      kind: 'additive',
      place: 'Kind',
      text: 'can also be "late"',
      operations: ['listNotes', 'createNote'],
    },
  ]);
});

test('a change in a recursive schema is reported once', () => {
  const changes = changesOf(drop(`${note} properties remark`));
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ place: 'Note.remark', text: 'was removed' });
});

test('a change in circular schemas is reported for every affected operation', () => {
  const thread = { $ref: '#/components/schemas/Thread' };
  const circle = all(
    set('components schemas Thread', { properties: { first: at(original, noteRef) } }),
    set(`${note} properties thread`, thread),
    // The same, with references that have sibling keywords.
    set(`${note} properties parent`, { allOf: [at(original, noteRef)], description: 'Of which.' }),
    set(`${health} responses 200 content application/json schema`, thread),
  );
  const [earlier, later] = [sample(), sample()];
  circle(earlier);
  all(circle, drop(`${note} properties remark`))(later);
  expect(changesBetween(earlier, later)[0]).toMatchObject({
    place: 'Note.remark',
    operations: ['listNotes', 'createNote', 'getHealth'],
  });
});

test('a renamed example differs from a removed one', () => {
  const [change] = changesOf(
    rename(`${create} responses 201 content application/json examples typical`, 'usual'),
  );
  expect(change?.text).toBe('the example typical is now called usual');
});

test.each([
  { kind: 'breaking', after: '1.2.3', fails: true, message: /another major version.*to 2\.0\.0/ },
  { kind: 'breaking', after: '1.3.0', fails: true, message: /another major version.*to 2\.0\.0/ },
  { kind: 'breaking', after: '0.9.9', fails: true, message: /another major version/ },
  {
    kind: 'breaking',
    after: '2.0.0',
    fails: false,
    message: /1\.2\.3 -> 2\.0\.0: the new version matches/,
  },
  {
    kind: 'additive',
    after: '1.2.4',
    fails: false,
    message: /call for a minor version.*to 1\.3\.0/,
  },
  { kind: 'additive', after: '1.3.0', fails: false, message: /the new version matches/ },
  {
    kind: 'harmless',
    after: '1.2.3',
    fails: false,
    message: /call for a patch version.*to 1\.2\.4/,
  },
  { kind: 'harmless', after: '1.2.4', fails: false, message: /the new version matches/ },
  {
    kind: 'breaking',
    before: '0.2.3',
    after: '0.2.4',
    fails: true,
    message: /another minor version.*to 0\.3\.0/,
  },
  {
    kind: 'breaking',
    before: '0.2.3',
    after: '0.3.0',
    fails: false,
    message: /the new version matches/,
  },
  {
    kind: 'additive',
    before: '0.2.3',
    after: '0.2.3',
    fails: false,
    message: /call for a patch version.*to 0\.2\.4/,
  },
] as { kind: Kind; before?: string; after: string; fails: boolean; message: RegExp }[])(
  '$kind changes with version $after: fails is $fails',
  ({ kind, before = '1.2.3', after, fails, message }) => {
    const change = { kind, place: 'Note.text', text: 'was removed', operations: ['listNotes'] };
    const found = verdict([change], before, after);
    expect(found.fails).toBe(fails);
    expect(found.lines.join('\n')).toContain('  listNotes, Note.text: was removed');
    expect(found.lines.at(-1)).toMatch(message);
  },
);
