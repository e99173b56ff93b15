import type { Page } from '@playwright/test';

/**
 * Counts taps and clicks from now on, until the page is loaded anew. Typing into a field that does not have the focus is
 * one, too, unless the fields are left out, as for people who go from field to field with the keyboard.
 * @returns a function that returns the number
 */
export async function countTaps(
  page: Page,
  { fields = true } = {},
): Promise<() => Promise<number>> {
  await page.evaluate((withFields) => {
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
        if (withFields && isText && target.type !== 'checkbox' && target !== typedIn) count();
        typedIn = target;
      },
      true,
    );
  }, fields);
  return async () => Number(await page.locator('body').getAttribute('data-taps'));
}
