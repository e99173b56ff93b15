import type { Browser, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login, seedSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

/** Opens a browser of its own for another person. */
export async function secondBrowser(
  browser: Browser,
  { mock, baseURL, tenant, name }: { mock: Mock; baseURL: string; tenant: string; name: string },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'x-mock-tenant': tenant },
  });
  const page = await context.newPage();
  await seedSession(page, baseURL, await login(mock, demoAccount(name)));
  return page;
}

/** Waits until this number of streams is open. */
export const expectStreams = (mock: Mock, count: number) =>
  expect.poll(() => mock.openStreams(), { message: 'open streams' }).toBe(count);
