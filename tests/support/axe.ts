import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with a line for each element that breaks WCAG 2.0 to 2.2 A and AA or a best practice. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reason = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${id}: ${help} | ${target.join(' ')} | ${reason}`;
    }),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Colours in the middle of a transition are nobody's choice: waits for those that come to an end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
