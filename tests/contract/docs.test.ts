import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createMock } from '../../mock-server/server/http.ts';
import { callsOf, readContract, readProblems } from '../../scripts/contract/document.ts';
import { guessesOf, questionsOf } from '../../scripts/contract/guesses.ts';
import { isOfProject, needsOf } from '../../scripts/contract/permissions.ts';
import { writeDocs } from '../../scripts/docs/build.ts';
import { errorCatalog } from '../../scripts/docs/errors.ts';
import { escapeHtml } from '../../scripts/docs/html.ts';
import { unpack } from '../../scripts/docs/standalone.ts';
import { readErrorTexts } from '../../scripts/docs/texts.ts';
import { cache, inRoot } from '../../scripts/support/paths.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { failureText } from '../../src/shared/errors/operationTexts.ts';
import { reasonText } from '../../src/shared/errors/problemTexts.ts';
import * as texts from '../../src/shared/errors/texts/all.ts';
import { provideTexts } from '../../src/shared/errors/textsReady.ts';
import { declaredProblems } from '../support/catalog.ts';
import { Client, testMock } from '../support/host/mock.ts';

provideTexts(texts);

const folder = join(cache, `docs-test-${process.pid}`);
// Only the end-to-end test renders the reference, because unit tests fetch nothing.
writeDocs(folder, Buffer.from('// The reference.'));
afterAll(() => rmSync(folder, { recursive: true }));

const contract = readContract();
const calls = callsOf(contract);
const codes = contract.components.schemas.ProblemCode?.enum as string[];
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const tags = (contract.tags ?? []).map(({ name }) => name);
const referenceCalls = () =>
  tags.flatMap((tag) => callsOf(JSON.parse(read(`reference-${tag}.json`))));
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));

describe.each(pages)('%s', (name) => {
  const html = read(name);
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, to]) => String(to));

  test('names no other host, and all files that it links to exist', () => {
    expect(html).not.toMatch(/\/\/\w/);
    const files = addresses.map((address) => address.replace(/#.*$/, ''));
    const known = [
      '',
      './',
      'data:,',
      '../openapi.json',
      '../openapi.yaml',
      ...readdirSync(folder),
    ];
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
  });

  test('has no inline script, which its content security policy would block', () => {
    expect(html).not.toMatch(/<script\b[^>]*>[^<]|\son\w+=|javascript:/);
  });
});

test('the script and the style of the pages name no other host', () => {
  for (const name of ['start.js', 'decisions.js', 'pages.css']) {
    expect(read(name)).not.toMatch(/https?:|['"(]\/\/|@import|url\(/);
  }
});

describe('the catalog of errors', () => {
  const html = read('errors.html');
  const entries = errorCatalog(contract, readProblems(), readErrorTexts());

  test('has every code of the contract, with its status', () => {
    expect(entries.map(({ code }) => code).sort()).toEqual([...codes].sort());
    for (const { code, status } of entries) {
      expect(html).toContain(`<code>${code}</code></a></td><td data-head="Status">${status}</td>`);
    }
  });

  test('shows the texts of the portal for every declared failure', () => {
    for (const { operation, name, status, problem } of declaredProblems()) {
      const label = `${operation} ${name}`;
      const entry = entries.find(({ code }) => code === name);
      const use = entry?.uses.find((each) => each.operation === operation);
      const error = new ApiError('problem', status, { ...problem, detail: '' });
      expect
        .soft(use?.text.replace("The server's message; without one: ", ''), label)
        .toBe(failureText(operation, error));
      expect.soft(entry?.reason, label).toBe(reasonText(error));
    }
  });
});

test('the reference of each tag has its calls and all components that they need', () => {
  expect(referenceCalls().map(({ name }) => name)).toEqual(
    expect.arrayContaining(calls.map(({ name }) => name)),
  );
  for (const tag of tags) {
    const { components, ...rest } = JSON.parse(read(`reference-${tag}.json`));
    const refs = [...JSON.stringify({ components, ...rest }).matchAll(/"#\/components\/([^"]+)"/g)];
    const missing = refs.filter(([, to = '']) => {
      const [kind = '', name = ''] = to.split('/');
      return !components[kind]?.[name];
    });
    expect(missing, tag).toEqual([]);
  }
});

test('the table and the reference distinguish documented from proposed calls', () => {
  const [documented = '', proposed = ''] = read('calls.html').split('<h2 id="proposed">');
  const reference = referenceCalls();
  for (const { name, operation } of calls) {
    const origin = operation['x-origin'];
    const cell = `<code>${name}</code>`;
    expect([documented.includes(cell), proposed.includes(cell)]).toEqual([
      origin === 'documented',
      origin === 'proposed',
    ]);
    const shown = reference.find((call) => call.name === name)?.operation;
    expect(shown).toMatchObject({ 'x-badges': [{ name: origin }] });
  }
});

test('the table of roles and the reference show who may call an operation', () => {
  const html = read('permissions.html');
  const reference = referenceCalls();
  for (const call of calls.filter(isOfProject)) {
    for (const { module, action } of needsOf(contract, call)) {
      const [, row = ''] = html.split(`<a id="${module}-${action}"`);
      expect(row.split('</tr>')[0]).toContain(`<code>${call.name}</code>`);
    }
    const shown = reference.find(({ name }) => name === call.name)?.operation;
    expect(shown?.description).toContain('**Permission');
  }
});

test('the page of decisions asks about each guess and links to its calls', () => {
  const html = read('decisions.html');
  const guesses = guessesOf(contract);
  expect(guesses.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['answer 201', 'request scanIds', 'answer data.user']),
  );
  for (const { question, calls } of guesses) {
    const [, rest = ''] = html.split(`>${escapeHtml(question)}<`);
    const [section = ''] = rest.split('</section>');
    for (const { name } of calls) expect(section).toContain(`<code>${name}</code>`);
  }
  for (const { question } of questionsOf(contract)) expect(html).toContain(question);
  expect(html.match(/<textarea/g)).toHaveLength(guesses.length + questionsOf(contract).length);
});

describe.each(readdirSync(inRoot('openapi', 'guides')))('%s', (name) => {
  const guide = readFileSync(inRoot('openapi', 'guides', name), 'utf8');

  test('is in the reference', () => {
    expect(JSON.parse(read('reference-guides.json')).info.description).toContain(guide);
  });

  test('names only codes, calls, settings and pages that exist', () => {
    const names = [...guide.matchAll(/`([A-Z]+_[A-Z_]+|[a-z]+[A-Z]\w+)`/g)].map(([, word]) => word);
    const text = JSON.stringify(contract);
    const settings = readFileSync(inRoot('.env.example'), 'utf8');
    const exists = (word = '') => text.includes(`"${word}"`) || settings.includes(`${word}=`);
    expect(names.filter((word) => !exists(word))).toEqual([]);
    const links = [...guide.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => String(to));
    expect(links.filter((to) => !pages.includes(to))).toEqual([]);
  });
});

test('each GET succeeds with the examples of its parameters', async () => {
  const { mock } = await testMock();
  const client = new Client(mock, 'examples');
  // Nobody else may make every call.
  await client.signIn('ingrid.solberg@example.com');
  const visitor = new Client(mock, 'examples');
  const named = (id: string) => calls.find(({ name }) => name === id);
  // The example of this call leads to the items of all public calls.
  const create = named('createShareLink');
  const link = Object(create?.body['application/json']?.examples?.typical).value;
  const links = '/projects/prj_harbor/share-links';
  const { token } = (await client.json('POST', links, { json: link })).body;
  const json = { token, password: link.password };
  const open = named('openPublicLink')?.path ?? '';
  const visit = await visitor.json<{ data: { visitToken: string } }>('POST', open, { json });
  visitor.token = visit.body.data.visitToken;
  const outcomes: string[] = [];
  for (const { name, method, path, parameters, operation } of calls) {
    if (method !== 'get') continue;
    const query = new URLSearchParams();
    const headers = new Headers();
    let address = path;
    for (const { name: parameter, in: place, example } of parameters) {
      if (place === 'path') address = address.replace(`{${parameter}}`, String(example));
      if (place === 'header') headers.set(parameter, String(example));
      if (place !== 'query' || example === undefined) continue;
      for (const value of [example].flat()) query.append(parameter, String(value));
    }
    const caller = operation.tags?.includes('public') ? visitor : client;
    const { status } = await caller.call('GET', `${address}?${query}`, { headers });
    outcomes.push(`${name} ${status}`);
  }
  expect(outcomes.filter((outcome) => !/ 20[06]$/.test(outcome))).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(50);
});

test('the mock server serves the pages', async () => {
  const mock = await createMock({ warn: () => {}, docs: { folder, script: null } });
  for (const name of readdirSync(folder)) {
    const answer = await mock.fetch(new Request(`http://mock.localhost/docs/${name}`));
    expect([name, answer.status]).toEqual([name, 200]);
    expect(await answer.text()).toBe(read(name));
  }
});

describe('a package archive', () => {
  const header = Buffer.alloc(512);
  header.write('package/a.js');
  header.write('00000000005', 124);
  const packed = gzipSync(Buffer.concat([header, Buffer.from('hello'), Buffer.alloc(507 + 1024)]));
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;

  test('returns the requested file', () => {
    expect(unpack(packed, integrity, 'package/a.js').toString()).toBe('hello');
    expect(() => unpack(packed, integrity, 'package/b.js')).toThrow(
      /does not contain package\/b\.js/,
    );
  });

  test('is refused if it was changed', () => {
    const changed = gzipSync(Buffer.from('another'));
    expect(() => unpack(changed, integrity, 'package/a.js')).toThrow(
      /does not match its integrity hash/,
    );
  });
});
