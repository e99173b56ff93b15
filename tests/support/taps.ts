import type { Page } from '@playwright/test';

/**
 * Counts taps and clicks from now on, until the page is loaded anew. Typing into a field that does not have the focus is
 * one, too.
 * @returns a function that returns the number
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { body } = document;
    const count = () => {
      body.dataset.taps = String(Number(body.dataset.taps ?? 0) + 1);
    };
    let typedIn: EventTarget | null = null;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        typedIn = target;
        count();
      },
      true,
    );
    document.addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
        if (isText && target.type !== 'checkbox' && target !== typedIn) count();
        typedIn = target;
      },
      true,
    );
  });
  return async () => Number(await page.locator('body').getAttribute('data-taps'));
}
