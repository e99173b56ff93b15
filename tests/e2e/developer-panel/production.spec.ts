import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from '../../../scripts/build.ts';
import { addressOf } from '../../support/ports.ts';
import { expect, test } from '../../support/test.ts';
import { Panel } from './panel.ts';

/** Files of a build that mention the panel or the mock server's control paths. */
function mentions(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => {
      const text = readFileSync(path, 'latin1');
      return text.includes('Developer panel') || text.includes('/__mock/');
    });
}

test('the production page has no panel', async ({ page }) => {
  const panel = new Panel(page);
  await page.goto(`${addressOf('app')}/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Control+Shift+D');
  await expect(panel.button).toHaveCount(0);
  await expect(panel.dialog).toHaveCount(0);
});

test('no file of the production build mentions the panel', () => {
  expect(mentions(builds.app.folder)).toEqual([]);
  // Proves that the search finds the panel where it is.
  expect(mentions(builds.panel.folder)).not.toEqual([]);
});

test('the panel has a chunk separate from the app', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const panel = new Panel(page);
  const answer = await page.goto('/login');
  await expect(panel.button).toBeVisible();
  expect(await answer?.text(), 'the policy allows no inline script').not.toMatch(/<script>/);
  const paths = mentions(builds.panel.folder);
  expect(paths).toHaveLength(1);
  expect(
    scripts.some((url) => paths.some((path) => url.endsWith(path.split('/').at(-1) ?? '-'))),
  ).toBe(true);
});
