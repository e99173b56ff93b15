import { heapOf } from '../../../scripts/bench/heap.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = 60;
/** What a page may hold more after the visits than after the first round, in bytes. */
const GROWTH = 3_000_000;

test('sixty pages visited in turn do not make the page grow', async ({ signedIn: page }) => {
  await page.goto('/dashboard/?project=prj_harbor');
  const links = page.getByRole('navigation', { name: 'Project' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const devtools = await page.context().newCDPSession(page);
  /** Opens a screen without loading the page again, as a link does. */
  const visit = async (address: string) => {
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  };
  // The first round loads code and data that stay.
  for (const address of addresses) await visit(address);
  const before = await heapOf(devtools);
  for (let n = 0; n < PAGES; n += 1) await visit(addresses[n % addresses.length] ?? '/');
  await visit(addresses.at(-1) ?? '/');
  const after = await heapOf(devtools);
  console.log(`${before.retained} bytes before, ${after.retained} bytes after ${PAGES} pages`);
  expect(after.retained - before.retained).toBeLessThan(GROWTH);
});
