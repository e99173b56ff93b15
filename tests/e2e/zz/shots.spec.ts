import { test } from '../../support/test.ts';

const list = (process.env.PAGES ?? '').split(',').filter(Boolean);
const scheme = (process.env.SCHEME ?? 'light') as 'light' | 'dark';
const width = Number(process.env.W ?? 1440);
test.use({ colorScheme: scheme, viewport: { width, height: width < 500 ? 844 : 900 } });
for (const path of list) {
  test(`shot ${path}`, async ({ signedIn: page }) => {
    await page.goto(path);
    await page.waitForTimeout(2500);
    await page.screenshot({
      path: `/tmp/shots/${process.env.TAG ?? 'a'}${path.replace(/\W+/g, '-')}-${scheme}-${width}.png`,
    });
  });
}
