import { expect, expectAccessible, test } from '../../support/test.ts';
import { newPage, openText, text } from './steps.ts';

const library = '/dashboard/editor?project=prj_harbor';

test('the library nests pages, finds words in them, and remembers what was opened', async ({
  signedIn: page,
}) => {
  await page.goto(library);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Pages in Site handbook' }).click();
  await expect(pages.getByRole('link', { name: /^Method statement/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Find pages' }).fill('flushed');
  await pages.getByRole('link', { name: /Method statement.*Pump line flushed/s }).click();
  await expect(text(page)).toContainText('Pump line flushed');
  await page.getByRole('searchbox', { name: 'Find pages' }).fill('');
  await page.getByText('Recent', { exact: true }).click();
  await expect(pages.getByRole('link').first()).toContainText('Method statement');
});

test('a page moves by its menu, to the archive and back, and is deleted only from there', async ({
  signedIn: page,
  allowStatus,
}) => {
  // The event about the end of the page can arrive before the answer: the open page is read once more.
  allowStatus(404);
  await page.goto(library);
  await newPage(page, 'Lift plan');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const act = async (name: string) => {
    await pages.getByRole('button', { name: 'Actions for Lift plan' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Move to');
  await page.getByRole('combobox', { name: 'Into' }).click();
  await page.getByRole('option', { name: 'Site handbook' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await pages.getByRole('button', { name: 'Pages in Site handbook' }).click();
  await pages.getByRole('button', { name: 'Pages in Site handbook' }).click();
  await expect(
    pages
      .getByRole('listitem')
      .filter({ hasText: 'Site handbook' })
      .getByRole('link', { name: /^Lift plan/ }),
  ).toBeVisible();
  await act('Archive');
  await expect(pages.getByRole('link', { name: /^Lift plan/ })).toBeHidden();
  await page.getByText('Archive', { exact: true }).click();
  await act('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Page deleted')).toBeVisible();
  await expect(pages.getByRole('link', { name: /^Lift plan/ })).toBeHidden();
});

test('a page is dragged into another one', async ({ signedIn: page }) => {
  await page.goto(library);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const moved = page.waitForRequest((request) => request.url().endsWith('/position'));
  await pages
    .getByRole('link', { name: /^Delay by wind/ })
    .dragTo(pages.getByRole('link', { name: 'OAC meetings' }));
  await moved;
  await expect(pages.getByRole('listitem').filter({ hasText: 'OAC meetings' })).toContainText(
    'Delay by wind',
  );
});

test('on a phone, the list leads to the page and back @phone-only', async ({ signedIn: page }) => {
  await page.goto(library);
  await page.getByRole('link', { name: /^Site handbook/ }).click();
  await expect(text(page)).toContainText('Site hours');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the pages' }).click();
  await expect(page.getByRole('link', { name: /^Site handbook/ })).toBeVisible();
});

test('the toolbar, the menus and the comments are accessible in both themes', async ({
  signedIn: page,
}) => {
  await openText(page, 'pag_harbor-method', '&panel=comments');
  await expect(page.getByRole('region', { name: /^Comments on/ })).toBeVisible();
  await expectAccessible(page);
  await text(page).press('Control+End');
  await page.keyboard.type(' /');
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible();
  await expectAccessible(page);
});
