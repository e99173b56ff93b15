import type { Page } from '@playwright/test';

/** How many pixels of a page are out of sight to the right, and to be had by scrolling sideways alone. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
