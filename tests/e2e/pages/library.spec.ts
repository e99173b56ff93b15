import { expect, test } from '../../support/test.ts';
import { hostText, library, newPage, saved, text } from './steps.ts';

test('the library is searched and kept in order', async ({ signedIn: page, allowStatus }) => {
  // The event about the end of the page can arrive before the answer: the open page is read once more.
  allowStatus(404);
  await page.goto(library);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const handbook = pages.getByRole('button', { name: 'Pages in Site handbook' });

  await test.step('the library nests pages, finds words in them, and remembers what was opened', async () => {
    await handbook.click();
    await expect(pages.getByRole('link', { name: /^Method statement/ })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find pages' }).fill('flushed');
    await pages.getByRole('link', { name: /Method statement.*Pump line flushed/s }).click();
    await expect(text(page)).toContainText('Pump line flushed');
    await page.getByRole('searchbox', { name: 'Find pages' }).fill('');
    await page.getByText('Recent', { exact: true }).click();
    await expect(pages.getByRole('link').first()).toContainText('Method statement');
    await page.getByText('All', { exact: true }).click();
  });

  await test.step('a page is dragged into another one', async () => {
    const moved = page.waitForRequest((request) => request.url().endsWith('/position'));
    await pages
      .getByRole('link', { name: /^Delay by wind/ })
      .dragTo(pages.getByRole('link', { name: 'OAC meetings' }));
    await moved;
    await expect(pages.getByRole('listitem').filter({ hasText: 'OAC meetings' })).toContainText(
      'Delay by wind',
    );
  });

  await test.step('a page moves by its menu, to the archive and back, and is deleted only from there', async () => {
    await newPage(page, 'Lift plan');
    const plan = pages.getByRole('link', { name: /^Lift plan/ });
    const act = async (name: string) => {
      await pages.getByRole('button', { name: 'Actions for Lift plan' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Move to');
    await page.getByRole('combobox', { name: 'Into' }).click();
    await page.getByRole('option', { name: 'Site handbook' }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(
      pages
        .getByRole('listitem')
        .filter({ hasText: 'Site handbook' })
        .filter({ has: page.getByRole('link', { name: /^Lift plan/ }) }),
    ).toHaveCount(1);
    await expect(plan).toBeVisible();
    await act('Archive');
    await expect(plan).toBeHidden();
    await page.getByText('Archive', { exact: true }).click();
    await act('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Page deleted')).toBeVisible();
    await expect(plan).toBeHidden();
  });
});

test('a phone leads from the list to the page and back, and composes words @phone-only', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(library);

  await test.step('on a phone, the list leads to the page and back', async () => {
    await page.getByRole('link', { name: /^Site handbook/ }).click();
    await expect(text(page)).toContainText('Site hours');
    await page.getByRole('button', { name: 'Back to the pages' }).click();
    await expect(page.getByRole('link', { name: /^Site handbook/ })).toBeVisible();
  });

  await test.step('words that a phone keyboard composes and corrects are saved', async () => {
    const id = await newPage(page, 'From the site');
    await text(page).click();
    const keyboard = await page.context().newCDPSession(page);
    const compose = (words: string) =>
      keyboard.send('Input.imeSetComposition', {
        text: words,
        selectionStart: words.length,
        selectionEnd: words.length,
      });
    for (const words of ['P', 'Po', 'Pou', 'Puor']) await compose(words);
    // The keyboard puts the corrected word in the place of what was composed.
    await keyboard.send('Input.insertText', { text: 'Pour ' });
    for (const words of ['も', 'もく']) await compose(words);
    await keyboard.send('Input.insertText', { text: '木' });
    await expect(text(page)).toHaveText('Pour 木');
    await expect(saved(page)).toBeVisible();
    expect(await hostText(mock, id)).toBe('Pour 木');
  });
});
