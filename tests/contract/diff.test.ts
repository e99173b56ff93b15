import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { changesBetween } from '../../scripts/contract/diff/changes.ts';
import type { Change, Kind } from '../../scripts/contract/diff/comparison.ts';
import { verdict } from '../../scripts/contract/diff/verdict.ts';
import { type Contract, readContract } from '../../scripts/contract/document.ts';
import { inRoot } from '../../scripts/support/paths.ts';

/** What may happen to a contract, each with what it is. The worst that a change brings counts. */
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

const breaking: Record<string, Edit> = {
  'an operation is removed': drop(create),
  'a path is removed': drop('paths /health'),
  'a path is renamed': rename('paths /notes', '/remarks'),
  'a method is another': rename(create, 'put'),
  'an operation has another name': set(`${list} operationId`, 'findNotes'),
  'the server is elsewhere': set('servers 0 url', '/api/v2'),
  'a new required property in a request': all(
    set(`${request} properties site`, { type: 'string' }),
    push(`${request} required`, 'site'),
  ),
  'a property of a request becomes required': push(`${request} required`, 'text'),
  'a property of a request is removed': drop(`${request} properties text`),
  'a property of a request is renamed': rename(`${request} properties text`, 'body'),
  'a value of a request is no longer taken': set('components schemas Kind enum', ['plain']),
  'a list of values where any was taken': set(`${request} properties text enum`, ['a', 'b']),
  'a lower maxLength in a request': set(`${request} properties title maxLength`, 50),
  'a higher minLength in a request': set(`${request} properties title minLength`, 3),
  'a maxLength where there was none, in a request': set(`${request} properties text maxLength`, 9),
  'a lower maxItems in a request': set(`${request} properties labels maxItems`, 2),
  'a new pattern in a request': set(`${request} properties text pattern`, '^a'),
  'another pattern in a request': set(`${request} properties title pattern`, '^[A-Z]'),
  'another type in a request': set(`${request} properties text type`, 'integer'),
  'another format in a request': set(`${request} properties due format`, 'date-time'),
  'another default in a request': set(`${request} properties priority default`, 1),
  'a default was removed': drop(`${request} properties priority default`),
  'a form of a request was removed': drop(`${request} properties target anyOf 1`),
  'unlisted properties of a request are refused': set(`${request} additionalProperties`, false),
  'the limit of a shared parameter is lower': set('components parameters Limit schema maximum', 50),
  'the default of a shared parameter is another': set(
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
  'an answer has no body any more': drop(`${create} responses 201 content`),
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
  'a value more in answers': push('components schemas State enum', 'paused'),
  'a value more in what is sent and answered': push('components schemas Kind enum', 'late'),
  'an answer may be null': set(`${base} properties title type`, ['string', 'null']),
  'another type in an answer': set(`${base} properties id type`, 'integer'),
  'another format in an answer': set(`${note} properties at format`, 'date'),
  'an answer promises no format any more': drop(`${note} properties at format`),
  'a higher maxLength in an answer': set(`${base} properties title maxLength`, 500),
  'a list of an answer holds something else': set(
    `${list} responses 200 content application/json schema properties data items`,
    { type: 'string' },
  ),
  'a form more of an answer': push(`${note} properties place anyOf`, { type: 'string' }),
  'a header of an answer is removed': drop(`${list} responses 200 headers X-Total`),
  'an operation needs a sign-in': drop(`${health} security`),
  'an operation is open': set(`${create} security`, []),
  'all operations are open': drop('security'),
  'another way of signing in': set('components securitySchemes bearer scheme', 'basic'),
  'a new problem code on an operation': all(
    push('components schemas ProblemCode enum', 'LOCKED'),
    push(`${failure('Conflict')} schema allOf 1 properties code enum`, 'LOCKED'),
    set(`${failure('Conflict')} examples LOCKED`, { value: { status: 409, code: 'LOCKED' } }),
  ),
  'a failure with a code new to the operation': set(`${list} responses 409`, {
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
  'the dialect of the schemas is another': set(
    'jsonSchemaDialect',
    'http://json-schema.org/draft-07/schema',
  ),
};

const additive: Record<string, Edit> = {
  'a new operation': (contract) => {
    contract.paths['/info'] = { get: { operationId: 'getInfo', responses: {} } };
  },
  'a new optional property in a request': set(`${request} properties site`, { type: 'string' }),
  'a property of a request is no longer required': set(`${request} required`, ['title']),
  'a higher maxLength in a request': set(`${request} properties title maxLength`, 200),
  'a lower minLength in a request': drop(`${request} properties title minLength`),
  'a pattern of a request was removed': drop(`${request} properties title pattern`),
  'a request may be null': set(`${request} properties text type`, ['string', 'null']),
  'a wider type in a request': set(`${request} properties priority type`, 'number'),
  'a format of a request was removed': drop(`${request} properties due format`),
  'a form more of a request': push(`${request} properties target anyOf`, { type: 'boolean' }),
  'a default where there was none': set(`${request} properties text default`, ''),
  'the limit of a shared parameter is higher': set(
    'components parameters Limit schema maximum',
    200,
  ),
  'a new optional parameter': push(`${list} parameters`, {
    name: 'since',
    in: 'query',
    schema: { type: 'string' },
  }),
  'another content type of a request beside the first': set(
    `${create} requestBody content application/xml`,
    { schema: { type: 'string' } },
  ),
  'a body becomes optional': set(`${create} requestBody required`, false),
  'a new property in an answer': set(`${note} properties author`, { type: 'string' }),
  'a new property in an answer that is always sent': all(
    set(`${note} properties author`, { type: 'string' }),
    push(`${note} required`, 'author'),
  ),
  'a property of an answer is always sent': push(`${note} required`, 'remark'),
  'an answer is never null': set(`${note} properties place`, {
    $ref: '#/components/schemas/Place',
  }),
  'a value less in answers': set('components schemas State enum', ['open']),
  'a lower maxLength in an answer': set(`${base} properties title maxLength`, 50),
  'a new header of an answer': set(`${list} responses 200 headers X-Page`, {
    schema: { type: 'integer' },
  }),
  'a new named example': set(`${list} responses 200 content application/json examples many`, {
    value: { data: [] },
  }),
  'another server': push('servers', { url: 'https://example.com/api' }),
  'another way in beside the first': all(
    set('components securitySchemes key', { type: 'apiKey', in: 'header', name: 'X-Key' }),
    push('security', { key: [] }),
  ),
  'a parameter is deprecated': set(`${list} parameters 2 deprecated`, true),
  'an operation is deprecated': set(`${list} deprecated`, true),
};

const harmless: Record<string, Edit> = {
  'another description of an operation': set(`${list} description`, 'All of them.'),
  'another summary': set(`${list} summary`, 'All notes'),
  'another description of a property': set(`${request} properties title description`, 'Short.'),
  'another description of a parameter': set(`${list} parameters 1 description`, 'Kinds.'),
  'words beside a reference': set(`${request} properties kind description`, 'Which.'),
  'another description of an answer': set(`${create} responses 201 description`, 'It.'),
  'another description of the whole': set('info description', 'Many notes.'),
  'another tag': set(`${list} tags`, ['others']),
  'another origin': set(`${list} x-origin`, 'documented'),
  'another value of an example': set('components examples notes value data', [{ id: 'n1' }]),
  'required names in another order': set(`${request} required`, ['kind', 'title']),
  'values in another order': set('components schemas Kind enum', ['urgent', 'plain']),
  'parameters in another order': (contract) => {
    at<unknown[]>(contract, `${list} parameters`).reverse();
  },
  'a schema has another name': (contract) => {
    const text = JSON.stringify(contract).replaceAll('schemas/Place', 'schemas/Spot');
    Object.assign(contract, JSON.parse(text.replace('"Place":', '"Spot":')));
  },
  'a reference is written in place': set(`${request} properties kind`, {
    type: 'string',
    enum: ['plain', 'urgent'],
  }),
  'one value is written as const': all(
    set(`${failure('Conflict')} schema allOf 1 properties code`, { const: 'CONFLICT' }),
  ),
  'an allOf is written as one schema': (contract) => {
    const [first, second] = [at(contract, base), at(contract, note)];
    set('components schemas Note', {
      type: 'object',
      required: ['id', 'title', 'kind', 'place', 'at'],
      properties: { ...at(first, 'properties'), ...at(second, 'properties') },
    })(contract);
  },
  'a limit that every value keeps': set(`${request} properties text minLength`, 0),
  'a code that no operation has yet': push('components schemas ProblemCode enum', 'LATER'),
  'a schema that nobody uses': set('components schemas Weather enum', ['sun']),
};

const cases = Object.entries({ breaking, additive, harmless }).flatMap(([kind, edits]) =>
  Object.entries(edits).map(([name, edit]) => ({ kind: kind as Kind, name, edit })),
);

const changesOf = (edit: Edit): Change[] => {
  const present = sample();
  edit(present);
  return changesBetween(sample(), present);
};

test.each(cases)('$kind: $name', ({ kind, edit }) => {
  const changes = changesOf(edit);
  // They come with the worst first.
  expect({ kind: changes[0]?.kind, changes }).toMatchObject({ kind });
});

test('a contract does not differ from itself, however its keys are ordered', () => {
  expect(changesBetween(sample(), sample())).toEqual([]);
  const turned = (contract: Contract) => {
    const home = at(contract, request);
    home.properties = Object.fromEntries(Object.entries(at(home, 'properties')).reverse());
  };
  expect(changesOf(turned)).toEqual([]);
  expect(changesBetween(readContract(), readContract())).toEqual([]);
});

test('what breaks a request and serves an answer is said of each', () => {
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

test('a change of a schema that holds itself ends, and is said once', () => {
  const changes = changesOf(drop(`${note} properties remark`));
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ place: 'Note.remark', text: 'was removed' });
});

test('in a circle of schemas each operation gets all that changed', () => {
  const thread = { $ref: '#/components/schemas/Thread' };
  const circle = all(
    set('components schemas Thread', { properties: { first: at(original, noteRef) } }),
    set(`${note} properties thread`, thread),
    // The same again by references that do not stand alone.
    set(`${note} properties parent`, { allOf: [at(original, noteRef)], description: 'Of which.' }),
    set(`${health} responses 200 content application/json schema`, thread),
  );
  const [earlier, present] = [sample(), sample()];
  circle(earlier);
  all(circle, drop(`${note} properties remark`))(present);
  expect(changesBetween(earlier, present)[0]).toMatchObject({
    place: 'Note.remark',
    operations: ['listNotes', 'createNote', 'getHealth'],
  });
});

test('a renamed example is told from one that was removed', () => {
  const [change] = changesOf(
    rename(`${create} responses 201 content application/json examples typical`, 'usual'),
  );
  expect(change?.text).toBe('the example typical is now called usual');
});

test.each([
  { kind: 'breaking', after: '1.2.3', fails: true, says: /another major version.*to 2\.0\.0/ },
  { kind: 'breaking', after: '1.3.0', fails: true, says: /another major version.*to 2\.0\.0/ },
  { kind: 'breaking', after: '0.9.9', fails: true, says: /another major version/ },
  {
    kind: 'breaking',
    after: '2.0.0',
    fails: false,
    says: /1\.2\.3 -> 2\.0\.0: the new version matches/,
  },
  { kind: 'additive', after: '1.2.4', fails: false, says: /call for a minor version.*to 1\.3\.0/ },
  { kind: 'additive', after: '1.3.0', fails: false, says: /the new version matches/ },
  { kind: 'harmless', after: '1.2.3', fails: false, says: /call for a patch version.*to 1\.2\.4/ },
  { kind: 'harmless', after: '1.2.4', fails: false, says: /the new version matches/ },
] as const)(
  '$kind changes with version $after: fails is $fails',
  ({ kind, after, fails, says }) => {
    const change = { kind, place: 'Note.text', text: 'was removed', operations: ['listNotes'] };
    const found = verdict([change], '1.2.3', after);
    expect(found.fails).toBe(fails);
    expect(found.lines.join('\n')).toContain('  listNotes, Note.text: was removed');
    expect(found.lines.at(-1)).toMatch(says);
  },
);
