import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { ports } from '../../support/ports.ts';
import { expect, test } from '../../support/test.ts';
import { heading } from '../auth/steps.ts';

const STOPPED_MS = 60_000;

/** Returns the process that listens on a port. Only Linux tells. */
function processOn(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((text) => text.trim().split(/\s+/))
    .find(([, local, , state]) => local?.endsWith(`:${hex}`) && state === '0A');
  const socket = `socket:[${line?.[9]}]`;
  const id = readdirSync('/proc').find((name) => {
    try {
      return readdirSync(`/proc/${name}/fd`).some(
        (fd) => readlinkSync(`/proc/${name}/fd/${fd}`) === socket,
      );
    } catch {
      return false; // Not a process of ours.
    }
  });
  if (!line || !id) throw new Error(`Nothing listens on port ${port}.`);
  return Number(id);
}

test('a host that is stopped for a minute is reached again without a new sign-in', async ({
  signedIn: page,
  mock,
  allowStatus,
  allowConsole,
}) => {
  test.skip(process.platform !== 'linux', 'Only Linux tells which process listens on a port.');
  allowStatus(401, 504);
  allowConsole(/ERR_|Failed to load/);
  mock.provokedOffline = true;
  const host = processOn(ports.mock);
  await page.goto('/');
  await expect(heading(page, 'Your projects')).toBeVisible();
  const projectLink = page.getByRole('link', { name: /Harbor Point Tower/ }).first();
  await expect(projectLink).toBeVisible();
  // The first call after the minute also needs a new token.
  await mock.fail('listPunchItems', { example: 'TOKEN_EXPIRED' });
  process.kill(host, 'SIGSTOP');
  const goesOn = setTimeout(() => process.kill(host, 'SIGCONT'), STOPPED_MS);
  try {
    await projectLink.click();
    await page.waitForTimeout(STOPPED_MS + 2000);
  } finally {
    clearTimeout(goesOn);
    process.kill(host, 'SIGCONT');
  }
  await page.goto('/dashboard/punch-items?project=prj_harbor');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
});
