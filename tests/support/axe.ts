import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with a line for each element that breaks WCAG 2.0 to 2.2 A and AA or a best practice.
 *
 * Sends the source of axe to the page once. `@axe-core/playwright` sends it twice per page and opens a second page for
 * the result, which takes four times as long.
 */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await settled(page);
  expect(page.frames(), 'frames, which this axe does not check').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (tags) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const reason = failureSummary.split('\n').slice(1).join(' ').trim();
        return `${id}: ${help} | ${target.join(' ')} | ${reason}`;
      }),
    );
  }, standards);
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Runs `expectNoAxeFindings` in both themes, without reloading the page, so tests can call this on each screen that
 * they pass. Ends in the light theme. On a phone only layouts differ, not colors, so one theme is enough.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  for (const colorScheme of isPhone ? (['light'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNoAxeFindings(page);
  }
}

/** Waits until all finite animations end, because colors in the middle of a transition may lack contrast. */
async function settled(page: Page): Promise<void> {
  // Every page has a heading once its code is loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
