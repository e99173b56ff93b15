import type { Browser, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { Watch } from '../../support/watch.ts';

/** Somebody without an account, on a phone, in a browser of his own. */
export interface Visitor {
  page: Page;
  /** Addresses of all that the browser asked for. */
  addresses: string[];
  /** Bearers that went with calls of the API. */
  bearers: Set<string>;
  /** What the pages complained about. */
  findings: () => string[];
  /** Lets a complaint that the test means to cause pass. */
  allow: (pattern: RegExp) => void;
  close: () => Promise<void>;
}

export async function visitor(browser: Browser, mock: Mock, tenant: string): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: { 'x-mock-tenant': tenant },
  });
  const watch = new Watch(context, mock);
  const addresses: string[] = [];
  const bearers = new Set<string>();
  context.on('request', (request) => {
    addresses.push(request.url());
    const { authorization } = request.headers();
    if (authorization) bearers.add(authorization);
  });
  const page = await context.newPage();
  return {
    page,
    addresses,
    bearers,
    findings: () => watch.findings(),
    allow: (pattern) => watch.allow(pattern),
    close: () => context.close(),
  };
}
