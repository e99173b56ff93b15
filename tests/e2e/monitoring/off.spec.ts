import { readdirSync } from 'node:fs';
import { builds } from '../../../scripts/build.ts';
import { addressOf } from '../../support/ports.ts';
import { expect } from '../../support/test.ts';
import { breakDates, dashboard, test, throwLater } from './monitoring.ts';

/** The default build, without a DSN and VITE_FIREBASE_*. */
test.use({ baseURL: addressOf('app') });

test('without settings, push messages and error reporting are off, load nothing, and say so once', async ({
  signedIn: page,
  allowConsole,
  ingest,
}) => {
  allowConsole(/Broken| off/);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await breakDates(page);
  await page.goto(dashboard);
  await expect(page.getByText('New Assets could not be shown')).toBeVisible();
  await throwLater(page, 'Broken late');
  // Push messages are the last that a page sets up.
  await expect.poll(() => messages.filter((line) => /push/i.test(line)).length).toBe(1);
  await expect(page.getByText('Reference')).toBeHidden();
  expect(loaded.filter((url) => /sentry|replay|Push|messaging/.test(url))).toEqual([]);
  expect(ingest.envelopes).toEqual([]);
  expect(messages.filter((text) => text.startsWith('Error reporting is off'))).toHaveLength(1);
  expect(messages.filter((line) => /push/i.test(line))).toEqual([
    'Push messages are off: VITE_FIREBASE_* is not set.',
  ]);
  expect(readdirSync(builds.app.folder)).not.toContain('firebase-messaging-sw.js');
});
