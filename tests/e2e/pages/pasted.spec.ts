import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { fromExcel, fromGoogleDocs, fromWord } from './pastedSamples.ts';
import { hostText, newPage, saved, text } from './steps.ts';

const library = '/dashboard/editor?project=prj_harbor';

const paste = (page: Page, data: Readonly<Record<string, string>>) =>
  page.evaluate((formats) => {
    const clipboardData = new DataTransfer();
    for (const [format, words] of Object.entries(formats)) clipboardData.setData(format, words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);

async function openEmpty(page: Page): Promise<string> {
  await page.goto(library);
  const id = await newPage(page, 'Pasted');
  await text(page).click();
  return id;
}

test('a text from Word keeps its headings, lists and tables, and nothing else', async ({
  signedIn: page,
}) => {
  await openEmpty(page);
  await paste(page, { 'text/html': fromWord });
  await expect(text(page).getByRole('heading')).toHaveText('Pour of level 4');
  await expect(text(page).locator('strong')).toHaveText('Before');
  const outer = text(page).locator('> ul > li');
  await expect(outer.locator('> p')).toHaveText(['Check the props', 'Call the plant']);
  await expect(outer.first().locator('ol > li')).toHaveText('Axis A to C');
  await expect(text(page).getByRole('cell')).toHaveText(['Concrete', 'C35/45']);
  await expect(text(page).locator('[style*="mso"], [class^="Mso"], style')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
});

test('a text from Google Docs keeps what is bold, slanted and nested', async ({
  signedIn: page,
}) => {
  await openEmpty(page);
  await paste(page, { 'text/html': fromGoogleDocs });
  await expect(text(page).getByRole('heading')).toHaveText('Lessons');
  await expect(text(page).locator('strong')).toHaveText('Bold');
  await expect(text(page).locator('em')).toHaveText('slanted');
  const outer = text(page).locator('> ul > li');
  await expect(outer.locator('> p')).toHaveText(['Outer', 'Last']);
  await expect(outer.first().locator('ul > li')).toHaveText('Inner');
});

for (const [name, data] of [
  ['as they are', { 'text/html': fromExcel, 'text/plain': 'Item\tQuantity\r\nRebar\t12.5\r\n' }],
  ['as text', { 'text/plain': 'Item\tQuantity\r\nRebar\t12.5\r\n' }],
] as const) {
  test(`cells of a spreadsheet become a table, copied ${name}`, async ({ signedIn: page }) => {
    await openEmpty(page);
    await paste(page, data);
    await expect(text(page).getByRole('row')).toHaveCount(2);
    await expect(text(page).getByRole('cell')).toHaveText(['Item', 'Quantity', 'Rebar', '12.5']);
    await expect(saved(page)).toBeVisible();
  });
}

test('a text of two megabytes is pasted between others, in calls that the host takes', async ({
  signedIn: page,
  mock,
}) => {
  const id = await openEmpty(page);
  await page.keyboard.type('BeforeAfter');
  for (let letters = 0; letters < 5; letters += 1) await page.keyboard.press('ArrowLeft');
  const words = 'The slab of level four is poured from axis A to axis F in layers. '.repeat(30);
  const count = 1000;
  await page.evaluate(
    ({ html }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html: `<p>${words}</p>`.repeat(count) },
  );
  await expect(saved(page)).toBeVisible();
  const stored = await hostText(mock, id);
  expect(stored.startsWith('BeforeThe slab')).toBe(true);
  expect(stored.endsWith('After')).toBe(true);
  expect(stored.split('The slab').length - 1).toBe(30 * count);
});
