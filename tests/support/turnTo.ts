import type { Page } from '@playwright/test';

/** Goes to an address of the portal as a link does: without loading the portal again. */
export const turnTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => history.pushState(null, '', path), address);
