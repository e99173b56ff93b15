import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colors, which take most of the time that axe needs. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What to check: another theme has other colors and the same structure, a phone has it the other way around. */
type Part = 'everything' | 'colors' | 'structure';

const runOnly: Record<Part, RunOptions> = {
  everything: { runOnly: { type: 'tag', values: standards } },
  colors: { runOnly: { type: 'rule', values: colorRules } },
  structure: {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
  },
};

/**
 * Fails with a line for each element that breaks WCAG 2.0 to 2.2 A and AA or a best practice.
 *
 * Sends the source of axe to the page once. `@axe-core/playwright` sends it twice per page and opens a second page for
 * the result, which takes four times as long.
 */
export async function expectNoAxeFindings(page: Page, part: Part = 'everything'): Promise<void> {
  await settled(page);
  await expectContained(page);
  expect(await misplaced(page), 'elements that HTML does not permit in their place').toEqual([]);
  expect(page.frames(), 'frames, which this axe does not check').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  let checked = await check(page, part);
  // A toast that closes meanwhile lacks contrast. The page at rest counts.
  for (let again = 0; checked.isMoving && checked.findings.length > 0 && again < 2; again += 1) {
    await settled(page);
    checked = await check(page, part);
  }
  expect(checked.findings, `axe on ${page.url()}`).toEqual([]);
}

/** Runs axe. @returns its findings, and whether something on the page moved meanwhile */
const check = (page: Page, part: Part): Promise<{ findings: string[]; isMoving: boolean }> =>
  page.evaluate(async (options) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    // A toast may have begun to close since the page was at rest.
    let isMoving = document
      .getAnimations()
      .some(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    const note = () => {
      isMoving = true;
    };
    const events = ['transitionrun', 'animationstart'];
    for (const event of events) document.addEventListener(event, note);
    const { violations } = await run(document, { ...options, resultTypes: ['violations'] });
    for (const event of events) document.removeEventListener(event, note);
    // A fixed bar may cover a target that scrolls out from below it.
    for (const { id, nodes } of violations) {
      if (id !== 'target-size') continue;
      for (const node of [...nodes]) {
        const [selector] = node.target;
        if (typeof selector !== 'string') continue;
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const again = await run(selector, { runOnly: { type: 'rule', values: [id] } });
        if (again.violations.length === 0) nodes.splice(nodes.indexOf(node), 1);
      }
    }
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const reason = failureSummary.split('\n').slice(1).join(' ').trim();
        return `${id}: ${help} | ${target.join(' ')} | ${reason}`;
      }),
    );
    return { findings, isMoving };
  }, runOnly[part]);

/**
 * Runs `expectNoAxeFindings` in both themes, without reloading the page, so tests can call this on each screen that
 * they pass. Ends in the light theme. A phone has the colors of the desktop, which another test checks.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) return expectNoAxeFindings(page, 'structure');
  await inTheme(page, 'dark');
  await expectNoAxeFindings(page, 'colors');
  await inTheme(page, 'light');
  await expectNoAxeFindings(page);
}

/**
 * Fails if the page scrolls sideways or beyond its content. A visually hidden element in a panel that scrolls adds to
 * the page if the panel is not positioned.
 */
async function expectContained(page: Page): Promise<void> {
  const empty = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const end = Math.ceil(document.body.getBoundingClientRect().bottom + scrollY);
    return {
      sideways: scrollWidth - clientWidth,
      below: Math.max(0, scrollHeight - Math.max(clientHeight, end)),
    };
  });
  expect(empty, `empty pixels to scroll to on ${page.url()}`).toEqual({ sideways: 0, below: 0 });
}

const BLOCKS =
  'address, article, aside, blockquote, details, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, ' +
  'header, hr, main, nav, ol, p, pre, section, table, ul';

/** Returns elements that cannot be where they are. React says so in development only, and these tests run a build. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate((blocks) => {
    const wrong = `p :is(${blocks}), :is(a, button) :is(a, button), form form`;
    return [...document.querySelectorAll(wrong)].map(
      (element) => `${element.outerHTML.slice(0, 120)} in ${element.parentElement?.tagName}`,
    );
  }, BLOCKS);

async function inTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
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
