import { expect, type Page } from '@playwright/test';

/** Stops the clock of the page a second from now. On a busy machine the second may be over first, so it tries again. */
export const pauseClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }).toPass();
