import type { Page } from '@playwright/test';
import { Ingest, ingestHost } from '../../support/ingest.ts';
import { test as base, expect } from '../../support/test.ts';

interface Fixtures {
  /** The error-reporting service, as only this test sees it. */
  ingest: Ingest;
}

export const test = base.extend<Fixtures>({
  ingest: async ({ page, allowHost }, use) => {
    allowHost(ingestHost);
    await use(await Ingest.standIn(page));
  },
});

export const dashboard = '/dashboard?project=prj_harbor';

/** Makes the browser fail to format dates as in New Assets on the dashboard. */
export async function breakDates(page: Page, message = 'Broken date') {
  await page.addInitScript((words) => {
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    Object.defineProperty(prototype, 'format', {
      get() {
        if (this.resolvedOptions().dateStyle === 'medium') throw new RangeError(words);
        return format?.call(this);
      },
    });
  }, message);
}

/** Sets the random number of the recorder only: below 0.1 a session is recorded from its start. */
export const draw = (page: Page, value: number) =>
  page.addInitScript((drawn) => {
    const random = Math.random;
    Math.random = () => (/\/replay-[\w-]+\.js/.test(String(new Error().stack)) ? drawn : random());
  }, value);

/**
 * Makes a recorded session send what it has, as soon as the window loses the focus. The recorder would wait for five
 * seconds, and rejects a session that is younger.
 */
export const sendRecording = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 5000;
    dispatchEvent(new Event('blur'));
  });

/** Throws an error that nothing catches. */
export const throwLater = (page: Page, message: string) =>
  page.evaluate(
    (words) =>
      void setTimeout(() => {
        throw new Error(words);
      }),
    message,
  );

/** Whether the recorder's chunk, which loads last, has loaded. */
export async function recorderLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => /\/replay-[\w-]+\.js$/.test(name)),
      ),
    )
    .toBe(true);
}

/** The reference in the message of a broken part of the page. Its report has the same reference. */
export async function referenceOn(page: Page): Promise<string> {
  const line = page.getByText(/^Reference [\da-f]{8}$/).first();
  return line.evaluate((element) => String(element.textContent).replace('Reference ', ''));
}

/** Makes a chunk fail to load until it is restored. */
export async function loseCode(page: Page, chunk: string): Promise<{ found: () => void }> {
  let lost = true;
  await page.route(`**/assets/${chunk}-*.js`, (route) => (lost ? route.abort() : route.continue()));
  return {
    found: () => {
      lost = false;
    },
  };
}
