import { expect, test } from '../../support/test.ts';

// The tests of a worker share a browser context, so a page must not store anything after its test.
test.describe.configure({ mode: 'serial' });

for (const round of [1, 2, 3]) {
  test(`a page that goes on storing leaves nothing to the next test, round ${round}`, async ({
    page,
  }) => {
    await page.goto('/favicon.svg');
    expect(await page.evaluate(() => localStorage.getItem('late'))).toBeNull();
    await page.evaluate(() => {
      setInterval(() => {
        const end = performance.now() + 40;
        while (performance.now() < end) localStorage.setItem('late', String(end));
      });
    });
  });
}
