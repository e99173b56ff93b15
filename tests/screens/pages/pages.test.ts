import * as Y from 'yjs';
import type { Mock } from '../../support/mock.ts';
import { login } from '../../support/session.ts';
import { demoAccount, expect, type Page, step, test } from '../support/test.ts';

const library = '/dashboard/editor?project=prj_harbor';
const notOpen = 'This page is not open to you';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const openText = (page: Page, id: string) =>
  page.goto(`/dashboard/editor/${id}?project=prj_harbor`);

/** Makes a page with New, and waits for its text. */
async function newPage(page: Page, title: string, kind = 'Page'): Promise<void> {
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(kind, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(text(page)).toBeVisible();
}

/** A colleague renames the page while somebody types its title. */
async function renameMeanwhile(page: Page, mock: Mock): Promise<void> {
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const id = page.url().replace(/^.*editor\/([^?]*).*$/, '$1');
  const path = `/projects/prj_harbor/pages/${id}`;
  const { version } = (await (await mock.request('GET', path, { token })).json()).data;
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  await title.fill('Lift plan of crane 2');
  const data = { version, title: 'Lift plan of Tom' };
  expect((await mock.request('PATCH', path, { token, data })).status()).toBe(200);
  await expect(pages(page).getByRole('link', { name: /^Lift plan of Tom/ })).toBeVisible();
  await expect(title).toHaveValue('Lift plan of crane 2');
  await title.fill('Lift plan of Tom');
  await page.keyboard.press('Enter');
  await mock.request('PATCH', path, { token, data: { version: version + 1, title: 'Lift plan' } });
  await expect(title).toHaveValue('Lift plan');
}

test('the library is searched and kept in order', async ({ signedIn: page, mock, allowStatus }) => {
  // The event about the end of the page can arrive before the answer: the open page is read once more.
  allowStatus(404);
  await page.goto(library);

  await step(
    'the library nests pages, finds words in them, and remembers what was opened',
    async () => {
      await pages(page).getByRole('button', { name: 'Pages in Site handbook' }).click();
      await expect(pages(page).getByRole('link', { name: /^Method statement/ })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Find pages' }).fill('flushed');
      await pages(page)
        .getByRole('link', { name: /Method statement.*Pump line flushed/s })
        .click();
      await expect(text(page)).toContainText('Pump line flushed');
      await page.getByRole('searchbox', { name: 'Find pages' }).fill('');
      await page.getByRole('radio', { name: 'Recent' }).check();
      await expect(pages(page).getByRole('link').first()).toContainText('Method statement');
      await page.getByRole('radio', { name: 'All' }).check();
    },
  );

  await step(
    'a page moves by its menu, to the archive and back, and is deleted only from there',
    async () => {
      await newPage(page, 'Lift plan');
      const plan = pages(page).getByRole('link', { name: /^Lift plan/ });
      const act = async (name: string) => {
        await pages(page).getByRole('button', { name: 'Actions for Lift plan' }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await act('Move to');
      await page.getByRole('combobox', { name: 'Into' }).click();
      await page.getByRole('option', { name: 'Site handbook' }).click();
      // What was chosen is not dropped by Escape.
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(
        pages(page)
          .getByRole('listitem')
          .filter({ hasText: 'Site handbook' })
          .filter({ has: page.getByRole('link', { name: /^Lift plan/ }) }),
      ).toHaveCount(1);
      await expect(plan).toBeVisible();
      await renameMeanwhile(page, mock);
      await act('Archive');
      await expect(plan).toHaveCount(0);
      await page.getByRole('radio', { name: 'Archive' }).check();
      await act('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Page deleted')).toBeVisible();
      await expect(plan).toHaveCount(0);
    },
  );
});

test('each reads and writes as their role permits', async ({ page, mock, signIn, allowStatus }) => {
  allowStatus(404);
  const comment = page.getByRole('button', { name: 'Comment on the selection' });

  await step('who may only comment writes nothing', async () => {
    await signIn(demoAccount('Priya Raman'));
    await openText(page, 'pag_harbor-site');
    await expect(text(page)).toHaveAttribute('contenteditable', 'false');
    await expect(comment).toBeVisible();
    await expect(page.getByRole('button', { name: 'New page' })).toBeVisible();
  });

  await step('a design reviewer sees drafts, and no restricted page', async () => {
    await openText(page, 'pag_harbor-daily-3');
    await expect(text(page)).toBeVisible();
    await expect(pages(page).getByRole('link', { name: /^Daily reports/ })).toBeVisible();
    await expect(pages(page).getByRole('link', { name: /^Delay by wind/ })).toHaveCount(0);
    await openText(page, 'pag_harbor-claim');
    await expect(page.getByText(notOpen)).toBeVisible();
  });

  await step('a viewer only reads, and sees neither drafts nor restricted pages', async () => {
    await signIn(demoAccount('Grace Lindqvist'));
    await openText(page, 'pag_harbor-site');
    await expect(text(page)).toHaveAttribute('contenteditable', 'false');
    await expect(pages(page).getByRole('link', { name: /^Daily reports/ })).toBeVisible();
    await expect(pages(page).getByRole('link', { name: /^Delay by wind/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New page' })).toHaveCount(0);
    await expect(comment).toHaveCount(0);
    await openText(page, 'pag_harbor-daily-3');
    await expect(page.getByText(notOpen)).toBeVisible();
    await openText(page, 'pag_harbor-claim');
    await expect(page.getByText(notOpen)).toBeVisible();
  });

  await step('people are called by their own names, whatever a text says', async () => {
    const { accessToken } = await login(mock, demoAccount());
    const doc = new Y.Doc();
    const mention = new Y.XmlElement('mention');
    mention.setAttribute('id', 'usr_marcus');
    mention.setAttribute('label', 'Tom Becker');
    const line = new Y.XmlElement('paragraph');
    line.insert(0, [mention]);
    doc.getXmlFragment('default').insert(0, [line]);
    const data = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
    await mock.request('POST', '/projects/prj_harbor/pages/pag_harbor-site/updates', {
      token: accessToken,
      data: { clientId: 'tab_12345678', updates: [{ id: crypto.randomUUID(), data }] },
    });
    await openText(page, 'pag_harbor-site');
    await expect(text(page).getByText('@Marcus Reed')).toBeVisible();
    await expect(text(page).getByText('Tom Becker')).toHaveCount(0);
  });

  await step('a visitor reads a shared page without people and records', async () => {
    const { accessToken } = await login(mock, demoAccount());
    const made = await mock.request('POST', '/projects/prj_harbor/share-links', {
      token: accessToken,
      data: { label: 'Open house', targets: [{ type: 'page', id: 'pag_harbor-method' }] },
    });
    const { token } = await made.json();
    localStorage.clear();
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
