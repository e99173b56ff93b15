import type { Browser, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { Watch } from '../../support/watch.ts';

/** An anonymous visitor on a phone, in a separate browser context. */
export interface Visitor {
  page: Page;
  /** URLs of all requests of the browser. */
  addresses: string[];
  /** Bearer tokens of the API calls. */
  bearers: Set<string>;
  /** Console messages and errors of the pages. */
  findings: () => string[];
  /** Ignores an error that the test causes on purpose. */
  allow: (pattern: RegExp) => void;
  close: () => Promise<void>;
}

export async function visitor(browser: Browser, mock: Mock, tenant: string): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // The processor draws each pixel of a viewer.
    deviceScaleFactor: 0.5,
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
