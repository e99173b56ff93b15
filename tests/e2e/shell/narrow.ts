import type { Page } from '@playwright/test';

/** Returns how many pixels of the page can only be reached by scrolling sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
