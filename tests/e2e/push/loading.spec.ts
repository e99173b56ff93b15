import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from '../../../scripts/build.ts';
import { addressOf } from '../../support/ports.ts';
import { readManifest, staticGraph } from '../../support/staticGraph.ts';
import { expect, test } from './push.ts';

test('without VITE_FIREBASE_*, push is off and the console logs one line', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/off/);
  const lines: string[] = [];
  const files: string[] = [];
  page.on('console', (entry) => lines.push(entry.text()));
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${addressOf('app')}/login`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(lines.filter((line) => /push/i.test(line))).toEqual([
    'Push messages are off: VITE_FIREBASE_* is not set.',
  ]);
  expect(files.filter((url) => /Push|messaging/.test(url))).toEqual([]);
  expect(readdirSync(builds.app.folder)).not.toContain('firebase-messaging-sw.js');
});

test("Firebase's SDK loads after the first screen", async ({ signedIn: page, push }) => {
  await push.permission({ now: 'granted' });
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  await page.goto('/dashboard?project=prj_harbor');
  const sdk = (path: string) => /PushAssistant.*\.js$/.test(path);
  await expect.poll(() => order.findIndex(sdk)).toBeGreaterThan(0);
  expect(order.findIndex(sdk)).toBeGreaterThan(
    order.findLastIndex((path) => /\/(stats|scans)$/.test(path)),
  );
});

test('no page needs the SDK to render', () => {
  const { folder } = builds.services;
  const manifest = readManifest(folder);
  const pages = Object.keys(manifest).filter((key) => /index\.html$|Page\.tsx$/.test(key));
  expect(pages.length).toBeGreaterThan(10);
  const files = staticGraph(manifest, ...pages).map((key) => manifest[key]?.file ?? '');
  const holding = (names: readonly string[]) =>
    names.filter((file) => readFileSync(join(folder, file), 'utf8').includes('fcmregistrations'));
  expect(holding(files)).toEqual([]);
  // Proves that the search finds the SDK where it is.
  const assistant = staticGraph(manifest, 'src/app/push/PushAssistant.tsx');
  expect(holding(assistant.map((key) => manifest[key]?.file ?? ''))).toHaveLength(1);
});
