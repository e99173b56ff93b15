import { expect, expectAccessible, test } from '../../support/test.ts';
import { hostText, newPage, openText, saved, text, typeAtEnd } from './steps.ts';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const library = '/dashboard/editor?project=prj_harbor';

test('a comment marks its words, gets an answer and is resolved', async ({ signedIn: page }) => {
  await openText(page, 'pag_harbor-site');
  await text(page)
    .getByText('Deliveries only through')
    .dblclick({ position: { x: 20, y: 8 } });
  await page.getByRole('button', { name: 'Comment on the selection' }).click();
  const begun = page.getByRole('region', { name: 'New comment' });
  await begun.getByRole('textbox').fill('Also on Saturdays?');
  await begun.getByRole('button', { name: 'Comment', exact: true }).click();
  const thread = page.getByRole('region', { name: /^Comments on Deliveries/ });
  await expect(thread.getByText('Also on Saturdays?')).toBeVisible();
  await expect(text(page).locator('[data-comment]')).toHaveText('Deliveries');
  await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible();
  await thread.getByRole('textbox').fill('Yes, until noon.');
  await thread.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(thread.getByText('Yes, until noon.')).toBeVisible();
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(thread.getByText(/^Resolved by Ana Torres/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comments, 0 open' })).toBeVisible();
});

test('versions are named, compared and restored', async ({ signedIn: page }) => {
  await page.goto(library);
  await newPage(page, 'Concept');
  await typeAtEnd(page, 'First thought.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const panel = page.getByRole('complementary', { name: 'Versions' });
  await panel.getByRole('textbox', { name: /^Name the text/ }).fill('Draft for Nora');
  await panel.getByRole('button', { name: 'Save version' }).click();
  await expect(panel.getByRole('button', { name: /^Draft for Nora/ })).toBeVisible();
  await typeAtEnd(page, ' Second thought.');
  await expect(saved(page)).toBeVisible();
  await panel.getByRole('button', { name: /^Draft for Nora/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('ins')).toContainText('Second thought.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text(page)).toHaveText('First thought.');
});

test('find and replace changes all hits at once', async ({ signedIn: page }) => {
  await page.goto(library);
  await newPage(page, 'Words');
  await typeAtEnd(page, 'crane, Crane and CRANE');
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search');
  await bar.getByRole('textbox', { name: 'Find' }).fill('crane');
  await expect(bar.getByText('1 of 3')).toBeVisible();
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('hoist');
  await bar.getByRole('button', { name: 'All' }).click();
  await expect(text(page)).toHaveText('hoist, hoist and hoist');
});

test('suggestions are marked, and accepted or rejected', async ({ signedIn: page, mock }) => {
  await page.goto(library);
  const id = await newPage(page, 'Suggestions');
  await typeAtEnd(page, 'Pour on Friday');
  await page.getByRole('button', { name: 'Suggest changes' }).click();
  for (let letters = 0; letters < 6; letters += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('Thursday');
  await expect(text(page).locator('del')).toHaveText('Friday');
  await expect(text(page).locator('ins')).toHaveText('Thursday');
  await expect(saved(page)).toBeVisible();
  expect(await hostText(mock, id)).toContain('Friday');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(text(page)).toHaveText('Pour on Thursday');
  await expect(page.getByRole('region', { name: 'Suggestions' })).toBeHidden();
});

test('what is cut or pasted over is struck out, and comes back when it is rejected', async ({
  signedIn: page,
}) => {
  await page.goto(library);
  await newPage(page, 'Pour date');
  await typeAtEnd(page, 'Pour on Tuesday');
  await page.getByRole('button', { name: 'Suggest changes' }).click();
  for (const key of ['x', 'v']) {
    await text(page).press('End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press(`Control+${key}`);
    await expect(text(page).locator('del')).toHaveText('Tuesday');
    if (key === 'v') await expect(text(page).locator('ins')).toHaveText('Tuesday');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(text(page)).toHaveText('Pour on Tuesday');
  }
});

test('one picture is dropped into the text, another is chosen, and one gets a width', async ({
  signedIn: page,
}) => {
  await page.goto(library);
  await newPage(page, 'Pictures');
  await text(page).click();
  const box = await text(page).boundingBox();
  await text(page).evaluate(
    (target, { bytes, at }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(
        new File([new Uint8Array(bytes)], 'axis-c.png', { type: 'image/png' }),
      );
      const place = { clientX: at.x + 60, clientY: at.y + 20 };
      target.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }),
      );
    },
    { bytes: [...DOT], at: { x: box?.x ?? 0, y: box?.y ?? 0 } },
  );
  const picture = text(page).getByRole('img', { name: 'axis-c.png' });
  await expect(picture).toBeVisible();
  await picture.click();
  await page.getByRole('button', { name: '50%' }).click();
  await expect(text(page).getByRole('figure')).toHaveAttribute('style', /width: 50%/);
  await text(page).getByRole('paragraph').last().click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Picture or file' }).click(),
  ]);
  await chooser.setFiles({ name: 'axis-d.png', mimeType: 'image/png', buffer: DOT });
  await expect(text(page).getByRole('img', { name: 'axis-d.png' })).toBeVisible();
});
