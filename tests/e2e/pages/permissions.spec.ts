import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { secondBrowser } from '../live/live.ts';
import { openText, saved, text, typeAtEnd } from './steps.ts';

const library = '/dashboard/editor?project=prj_harbor';
const draft = 'pag_harbor-daily-3';
const restricted = 'pag_harbor-claim';

/** By role: whether drafts are seen, and what can be done with the handbook, which is open to the project. */
const roles = [
  ['Marcus Reed', 'a superintendent', true, 'write'],
  ['Priya Raman', 'a design reviewer', true, 'comment'],
  ['Diego Alvarez', 'a subcontractor', false, 'read'],
  ['Helen Park', 'the owner', false, 'read'],
  ['Grace Lindqvist', 'a viewer', false, 'read'],
] as const;

for (const [name, role, seesDrafts, may] of roles) {
  test(`${role} may ${may} in an open page, and sees only their pages`, async ({
    page,
    signIn,
    allowStatus,
  }) => {
    allowStatus(404);
    await signIn(page, demoAccount(name));
    await openText(page, 'pag_harbor-site');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: /^Daily reports/ })).toBeVisible();
    await expect(pages.getByRole('link', { name: /^Delay by wind/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'New page' })).toBeVisible({
      visible: seesDrafts,
    });
    await expect(text(page)).toHaveAttribute('contenteditable', String(may === 'write'));
    await expect(page.getByRole('button', { name: 'Comment on the selection' })).toBeVisible({
      visible: may !== 'read',
    });
    await page.goto(`/dashboard/editor/${restricted}?project=prj_harbor`);
    await expect(page.getByText('This page is not open to you')).toBeVisible();
    await page.goto(`/dashboard/editor/${draft}?project=prj_harbor`);
    if (seesDrafts) await expect(text(page)).toBeVisible();
    else await expect(page.getByText('This page is not open to you')).toBeVisible();
  });
}

test('who may only comment does so on words, and writes nothing', async ({ page, signIn }) => {
  await signIn(page, demoAccount('Priya Raman'));
  await openText(page, 'pag_harbor-site');
  await expectAccessible(page);
  await text(page)
    .getByText('Deliveries only through')
    .dblclick({ position: { x: 20, y: 8 } });
  await page.getByRole('button', { name: 'Comment on the selection' }).click();
  const begun = page.getByRole('region', { name: 'New comment' });
  await begun.getByRole('textbox').fill('Also for the crane?');
  await begun.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Comments on Deliveries/ })).toContainText(
    'Also for the crane?',
  );
  // The host marks the words for them.
  await expect(text(page).locator('[data-comment]')).toHaveText('Deliveries');
});

test('a page that is shared with a role opens for it, and closes when the share ends', async ({
  browser,
  mock,
  signedIn: page,
  baseURL,
  tenant,
  allowStatus,
}) => {
  allowStatus(404, 403);
  const diego = await secondBrowser(browser, {
    ...{ mock, baseURL: String(baseURL), tenant, name: 'Diego Alvarez' },
  });
  await openText(page, restricted);
  const share = async () => {
    await page.getByRole('button', { name: 'Actions for Delay by wind, for the claim' }).click();
    await page.getByRole('menuitem', { name: 'Who sees it' }).click();
  };
  await share();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Add a role, company or person' }).click();
  await page.getByRole('option', { name: 'Subcontractor' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await diego.goto(library);
  await diego.getByRole('link', { name: /^Delay by wind/ }).click();
  await typeAtEnd(diego, 'We lost the crane at noon.');
  await expect(saved(diego)).toBeVisible();
  await expect(text(page)).toContainText('We lost the crane at noon.');

  await share();
  await dialog.getByRole('button', { name: 'Remove Subcontractor' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(text(diego)).toBeHidden();
  await expect(diego.getByRole('link', { name: /^Delay by wind/ })).toBeHidden();
  await diego.context().close();
});
