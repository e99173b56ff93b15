import { demoAccount, expect, test } from '../../support/test.ts';
import { linkTo } from '../public/sharing.ts';
import { openText, text, turnToPage } from './steps.ts';

const notOpen = 'This page is not open to you';

test('each reads, comments and writes as their role permits', async ({
  page,
  mock,
  signIn,
  allowStatus,
}) => {
  allowStatus(404);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const comment = page.getByRole('button', { name: 'Comment on the selection' });
  const isOpen = async (id: string) => {
    await turnToPage(page, id);
    await expect(text(page)).toBeVisible();
  };

  await test.step('who may only comment does so on words, and writes nothing', async () => {
    await signIn(page, demoAccount('Priya Raman'));
    await openText(page, 'pag_harbor-site');
    await expect(text(page)).toHaveAttribute('contenteditable', 'false');
    await expect(page.getByRole('button', { name: 'New page' })).toBeVisible();
    await text(page)
      .getByText('Deliveries only through')
      .dblclick({ position: { x: 20, y: 8 } });
    await comment.click();
    const begun = page.getByRole('region', { name: 'New comment' });
    await begun.getByRole('textbox').fill('Also for the crane?');
    await begun.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByRole('region', { name: /^Comments on Deliveries/ })).toContainText(
      'Also for the crane?',
    );
    // The host marks the words for them.
    await expect(text(page).locator('[data-comment]')).toHaveText('Deliveries');
  });

  await test.step('a design reviewer sees drafts, and no restricted page', async () => {
    await isOpen('pag_harbor-daily-3');
    await expect(pages.getByRole('link', { name: /^Daily reports/ })).toBeVisible();
    await expect(pages.getByRole('link', { name: /^Delay by wind/ })).toBeHidden();
    await turnToPage(page, 'pag_harbor-claim');
    await expect(page.getByText(notOpen)).toBeVisible();
  });

  await test.step('a viewer only reads, and sees neither drafts nor restricted pages', async () => {
    await signIn(page, demoAccount('Grace Lindqvist'));
    await openText(page, 'pag_harbor-site');
    await expect(text(page)).toHaveAttribute('contenteditable', 'false');
    await expect(pages.getByRole('link', { name: /^Daily reports/ })).toBeVisible();
    await expect(pages.getByRole('link', { name: /^Delay by wind/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'New page' })).toBeHidden();
    await expect(comment).toBeHidden();
    await turnToPage(page, 'pag_harbor-daily-3');
    await expect(page.getByText(notOpen)).toBeVisible();
    await isOpen('pag_harbor-site');
    await turnToPage(page, 'pag_harbor-claim');
    await expect(page.getByText(notOpen)).toBeVisible();
  });

  await test.step('a visitor reads a shared page without people and records', async () => {
    const token = await linkTo(mock, [{ type: 'page', id: 'pag_harbor-method' }]);
    await page.goto(`/public-viewer/pages/pag_harbor-method#${token}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Method statement: level 4 pour' }),
    ).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(
      sheet.getByText('Pump line flushed and pressure tested', { exact: true }),
    ).toBeVisible();
    await expect(sheet.getByRole('table')).toBeVisible();
    await expect(sheet.getByRole('link')).toHaveCount(0);
  });
});
