import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { DEFAULT_SPEC, type Mock } from '../../server/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-docs-'));
const get = (mock: Mock, path: string, init?: RequestInit) =>
  mock.fetch(new Request(`http://mock.localhost${path}`, init));

afterAll(() => rmSync(folder, { recursive: true }));

const { mock } = await testMock({ docs: { folder, script: null } });

describe('the contract as one document', () => {
  const bundle = JSON.parse(readFileSync(DEFAULT_SPEC, 'utf8'));

  test.each([
    ['/openapi.json', 'application/json'],
    ['/openapi.yaml', 'application/yaml'],
  ])('%s', async (path, type) => {
    const answer = await get(mock, path, { headers: { origin: 'http://tools.test' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://tools.test');
    expect(parse(await answer.text(), { maxAliasCount: 0 })).toEqual(bundle);
    const etag = String(answer.headers.get('etag'));
    expect((await get(mock, path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('is read-only', async () => {
    expect(await refusalOf(get(mock, '/openapi.json', { method: 'PUT' }))).toBe(
      '405 METHOD_NOT_ALLOWED',
    );
  });
});

describe('the pages', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, '.stamp'), 'made of');
  });

  test('/docs redirects to its start page', async () => {
    const moved = await get(mock, '/docs');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/docs/']);
    const page = await get(mock, '/docs/');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toBe('<!doctype html>');
  });

  test('load scripts and send calls to this mock only', async () => {
    const policy = (await get(mock, '/docs/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test.each(['/docs/none.html', '/docs/.stamp', '/docs/..%2Fopenapi.json', '/docs/a/b.html'])(
    '%s is none of them',
    async (path) => {
      expect(await refusalOf(get(mock, path))).toBe('404 NOT_FOUND');
    },
  );
});

test('pages are built by the first request; a failed build is reported and retried', async () => {
  const script = join(folder, 'build.mjs');
  const { mock: building } = await testMock({ docs: { folder, script } });
  writeFileSync(script, 'console.error("No network."); process.exit(1)');
  const failed = await get(building, '/docs/built.html');
  expect([failed.status, await failed.text()]).toEqual([503, 'No network.\n']);
  const built = JSON.stringify(join(folder, 'built.html'));
  writeFileSync(script, `import fs from 'node:fs'; fs.writeFileSync(${built}, 'Built')`);
  expect(await (await get(building, '/docs/built.html')).text()).toBe('Built');
});
