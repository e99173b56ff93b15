import './lacking.ts';
import { test as base, expect as vitestExpect } from 'vitest';
import { Findings, type Provoked } from '../../support/findings.ts';
import { Mock } from '../../support/mock.ts';
import { type Account, demoAccount, type LoginData, login } from '../../support/session.ts';
import { type Download, followDownloads } from './downloads.ts';
import { Expectation, PageExpectation } from './expectation.ts';
import { Finder } from './finder.ts';
import { type Answers, answersOf, HostCaller, host } from './host.ts';
import { loadPortal, Page } from './page.ts';
import { watchConsole } from './watch.ts';

export { demoAccount } from '../../support/session.ts';
export type { Finder, Page };

// The first test of a worker has no more to load than the others.
await Promise.all([host(), loadPortal()]);

interface Fixtures {
  /** The mock with the data of this test only. */
  mock: Mock;
  /** The screen. It shows nothing before `goto`. */
  page: Page;
  /** Signs in without the form. The default account is Ana Torres, a project manager. */
  signIn: (account?: Account) => Promise<LoginData>;
  /** The screen, signed in as Ana Torres, before `goto`. */
  signedIn: Page;
  /** Permits console messages and page errors that a test causes. */
  allowConsole: (pattern: RegExp) => void;
  /** Permits failure statuses that a test causes without `mock.fail`, such as with a wrong password. */
  allowStatus: (...statuses: number[]) => void;
  /** The files that the page has saved. */
  downloads: readonly Download[];
  findings: Findings;
  tenant: string;
  /** What answers the calls of the page: the mock. */
  answers: Answers;
  /** Failures that the page may meet. */
  provoked: Provoked;
}

export const test = base.extend<Fixtures>({
  tenant: async ({ task }, use) => {
    await use(task.id);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it.
  downloads: async ({}, use) => {
    const { downloads, end } = followDownloads();
    await use(downloads);
    end();
  },

  answers: async ({ tenant }, use) => {
    await use(answersOf(tenant));
  },

  provoked: async ({ mock }, use) => {
    await use(mock);
  },

  findings: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it.
    async ({}, use) => {
      const findings = new Findings();
      const stop = watchConsole(findings);
      await use(findings);
      stop();
      vitestExpect(findings.list(), 'problems that the page reported').toEqual([]);
    },
    { auto: true },
  ],

  mock: async ({ tenant }, use) => {
    const mock = new Mock(new HostCaller(tenant), tenant);
    await use(mock);
    const violations = await mock.unexpectedViolations();
    vitestExpect(violations, 'responses of the mock that break the contract').toEqual([]);
  },

  page: async ({ answers, provoked, findings }, use) => {
    localStorage.clear();
    sessionStorage.clear();
    const page = new Page(answers, provoked, findings);
    await use(page);
    await page.end();
  },

  signIn: async ({ mock, page: _ }, use) => {
    await use(async (account = demoAccount()) => {
      const session = await login(mock, account);
      localStorage.clear();
      localStorage.setItem('auth-storage', JSON.stringify({ state: session, version: 0 }));
      return session;
    });
  },

  signedIn: async ({ page, signIn }, use) => {
    await signIn();
    await use(page);
  },

  allowConsole: async ({ findings }, use) => {
    await use((pattern) => findings.allow(pattern));
  },

  allowStatus: async ({ mock }, use) => {
    await use((...statuses) => {
      for (const status of statuses) mock.provoked.add(status);
    });
  },
});

type Expect = ((page: Page) => PageExpectation) &
  ((finder: Finder) => Expectation) &
  typeof vitestExpect;

/** Vitest's `expect`, which also expects something of the screen, with the names of Playwright. */
export const expect = new Proxy(vitestExpect, {
  apply(target, self, given: Parameters<typeof vitestExpect>) {
    const [subject] = given;
    if (subject instanceof Page) return new PageExpectation(subject);
    if (subject instanceof Finder) return new Expectation(subject);
    return Reflect.apply(target, self, given);
  },
}) as Expect;

/** Names a part of a test, so that a failure tells which behavior broke. */
export async function step<T>(title: string, body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof Error) error.message = `${title}: ${error.message}`;
    throw error;
  }
}
