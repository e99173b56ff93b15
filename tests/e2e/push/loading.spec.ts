import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// Without the fixtures of the portal, no page opens.
import { expect, test } from '@playwright/test';
import { builds } from '../../../scripts/build.ts';
import { readManifest, staticGraph } from '../../support/staticGraph.ts';

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
