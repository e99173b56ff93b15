import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { fromExcel, fromGoogleDocs, fromWord } from './pastedSamples.ts';
import { hostText, library, newPage, paste, saved, text } from './steps.ts';

async function openEmpty(page: Page, title: string): Promise<string> {
  const id = await newPage(page, title);
  await text(page).click();
  return id;
}

test('what is pasted keeps its form, harms nobody, and is saved however long it is', async ({
  signedIn: page,
  mock,
  allowConsole,
}) => {
  // The browser says that it blocks what is hostile.
  allowConsole(/inline event handler/);
  await page.goto(library);

  await test.step('a text from Word keeps its headings, lists and tables, and nothing else', async () => {
    await openEmpty(page, 'From Word');
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

  await test.step('a text from Google Docs keeps what is bold, slanted and nested', async () => {
    await openEmpty(page, 'From Google Docs');
    await paste(page, { 'text/html': fromGoogleDocs });
    await expect(text(page).getByRole('heading')).toHaveText('Lessons');
    await expect(text(page).locator('strong')).toHaveText('Bold');
    await expect(text(page).locator('em')).toHaveText('slanted');
    const outer = text(page).locator('> ul > li');
    await expect(outer.locator('> p')).toHaveText(['Outer', 'Last']);
    await expect(outer.first().locator('ul > li')).toHaveText('Inner');
  });

  const cells = 'Item\tQuantity\r\nRebar\t12.5\r\n';
  for (const [name, data] of [
    ['as they are', { 'text/html': fromExcel, 'text/plain': cells }],
    ['as text', { 'text/plain': cells }],
  ] as const) {
    await test.step(`cells of a spreadsheet become a table, copied ${name}`, async () => {
      await openEmpty(page, `Cells ${name}`);
      await paste(page, data);
      await expect(text(page).getByRole('row')).toHaveCount(2);
      await expect(text(page).getByRole('cell')).toHaveText(['Item', 'Quantity', 'Rebar', '12.5']);
      await expect(saved(page)).toBeVisible();
    });
  }

  await test.step('hostile HTML does nothing when it is pasted', async () => {
    const id = await openEmpty(page, 'Hostile');
    await paste(page, {
      'text/html': `<p onclick="window.hit=1">Fine <a href="javascript:window.hit=1">bad</a>
       <a href="https://example.com/x">good</a></p><script>window.hit=1</script>
       <img src="https://example.com/x.png" onerror="window.hit=1"><svg onload="window.hit=1"></svg>
       <iframe src="https://example.com"></iframe><table><tr><td>A</td><td>B</td></tr></table>`,
    });
    await expect(text(page).getByRole('link')).toHaveText('good');
    await expect(text(page).getByRole('cell')).toHaveText(['A', 'B']);
    await expect(text(page).locator('script, img, svg, iframe, [onclick]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
    await expect(saved(page)).toBeVisible();
    expect(await hostText(mock, id)).toContain('Fine bad');
  });

  await test.step('a text that is too long for one call is pasted between others, and opens again', async () => {
    const id = await openEmpty(page, 'Specification');
    const bold = page.getByRole('button', { name: 'Bold' });
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Before');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('After');
    // An update of the editor puts the caret where the editor last knew it.
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => hostText(mock, id)).toBe('BeforeAfter');
    await expect(bold).not.toHaveAttribute('aria-pressed', 'true');
    for (let letters = 0; letters < 5; letters += 1) await page.keyboard.press('ArrowLeft');
    // The editor learns of a move of the caret a moment after the browser.
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    const words = 'The slab of level four is poured from axis A to axis F in layers. '.repeat(30);
    const count = 300;
    await paste(page, { 'text/html': `<p>${words}</p>`.repeat(count) });
    // It was saved before the text was pasted, too.
    await expect.poll(() => hostText(mock, id)).toContain('The slab');
    await expect(saved(page)).toBeVisible();
    const stored = await hostText(mock, id);
    expect(stored.startsWith('BeforeThe slab')).toBe(true);
    expect(stored.endsWith('After')).toBe(true);
    expect(stored.split('The slab').length - 1).toBe(30 * count);
    await page.reload();
    await expect(text(page).getByText('The slab of level four')).toHaveCount(count);
  });
});
