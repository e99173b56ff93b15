import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with a line for each element that breaks WCAG 2.0 to 2.2 A and AA or a best practice.
 *
 * Axe runs in the page itself, and its source is sent there once: with `@axe-core/playwright`, which sends it twice
 * to each page and opens a second one for the result, a look takes four times as long.
 */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await settled(page);
  expect(page.frames(), 'frames, into which this axe would not look').toHaveLength(1);
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
 * `expectNoAxeFindings` in both themes, on the page as it stands: the color scheme changes in place, so a test calls this
 * on each screen that its user comes by. Ends in light. A phone has layouts of its own, but no colors: one theme is enough.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  for (const colorScheme of isPhone ? (['light'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNoAxeFindings(page);
  }
}

/** Colours in the middle of a transition are nobody's choice: waits for those that come to an end. */
async function settled(page: Page): Promise<void> {
  // A page whose code is still on its way has no heading, which every page must have.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
