import { relative } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { noteCost, treeSeconds } from '../../scripts/checks/processor.ts';
import { root } from '../../scripts/support/paths.ts';
import { Mock } from './mock.ts';
import { addressOf } from './ports.ts';
import { type Account, demoAccount, type LoginData, login, seedSession } from './session.ts';
import { SharedContext } from './sharedContext.ts';
import { Watch } from './watch.ts';

export { expectAccessible, expectNoAxeFindings } from './axe.ts';
export { demoAccount } from './session.ts';
export { expect };

/** Processor time of this worker and its browser up to the end of the last test. */
let spent = 0;

interface Fixtures {
  /** Notes the processor time of the test. */
  cost: undefined;
  /** The mock server with the data of this test only. */
  mock: Mock;
  /** Signs in without the form. The default account is Ana Torres, a project manager. */
  signIn: (page: Page, account?: Account) => Promise<LoginData>;
  /** A page that is signed in as Ana Torres and has not opened an address of the portal yet. */
  signedIn: Page;
  /** Permits console messages and page errors that a test causes. */
  allowConsole: (pattern: RegExp) => void;
  /** Permits failure statuses that a test causes without `mock.fail`, such as with a wrong password. */
  allowStatus: (...statuses: number[]) => void;
  /** Permits requests to a third-party host that the test replaces. */
  allowHost: (host: string) => void;
  /** A unique name. The mock's data under this name belongs to this test. */
  tenant: string;
  watch: Watch;
}

export const test = base.extend<Fixtures, { sharedContext: SharedContext }>({
  // The first automatic fixture ends last.
  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, { file }) => {
      await use(undefined);
      const now = treeSeconds(process.pid);
      noteCost(relative(root, file), now - spent);
      spent = now;
    },
    { auto: true },
  ],

  sharedContext: [
    async ({ browser }, use) => {
      const sharedContext = new SharedContext(browser);
      await use(sharedContext);
      await sharedContext.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      sharedContext,
      extraHTTPHeaders,
      baseURL,
      viewport,
      colorScheme,
      locale,
      timezoneId,
      hasTouch,
      isMobile,
      deviceScaleFactor,
    },
    use,
  ) => {
    const screen = { viewport, deviceScaleFactor, colorScheme, hasTouch, isMobile };
    const options = { baseURL, locale, timezoneId, ...screen };
    await use(await sharedContext.acquire(options, extraHTTPHeaders ?? {}));
    await sharedContext.release();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  tenant: async ({}, use, { workerIndex, testId, repeatEachIndex }) => {
    await use(`${workerIndex}-${repeatEachIndex}-${testId}`);
  },

  // Every request of the browser names the tenant. Third parties are never called.
  extraHTTPHeaders: async ({ tenant }, use) => {
    await use({ 'x-mock-tenant': tenant });
  },

  mock: async ({ playwright, tenant }, use) => {
    const request = await playwright.request.newContext({
      baseURL: addressOf('mock'),
      extraHTTPHeaders: { 'x-mock-tenant': tenant },
    });
    const mock = new Mock(request, tenant);
    await use(mock);
    const violations = await mock.unexpectedViolations();
    await request.dispose();
    expect(violations, 'responses of the mock that break the contract').toEqual([]);
  },

  watch: [
    async ({ context, mock }, use) => {
      const watch = new Watch(context, mock);
      await use(watch);
      const findings = watch.findings();
      // A call that is still being answered when the test ends would fail the whole run.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(findings, 'problems that the page reported').toEqual([]);
    },
    { auto: true },
  ],

  allowConsole: async ({ watch }, use) => {
    await use((pattern) => watch.allow(pattern));
  },

  allowStatus: async ({ mock }, use) => {
    await use((...statuses) => {
      for (const status of statuses) mock.provoked.add(status);
    });
  },

  allowHost: async ({ watch }, use) => {
    await use((host) => watch.allowHost(host));
  },

  page: async ({ context: _, sharedContext }, use) => {
    await use(await sharedContext.newPage());
  },

  signIn: async ({ mock, baseURL }, use) => {
    await use(async (page, account = demoAccount()) => {
      const session = await login(mock, account);
      await seedSession(page, String(baseURL), session);
      return session;
    });
  },

  signedIn: async ({ page, signIn }, use) => {
    await signIn(page);
    await use(page);
  },
});
