import type { Page } from '@playwright/test';
import { login, seedSession } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { expectStreams, secondBrowser } from '../live/live.ts';
import { hostText, library, openText, saved, text, turnToPage, typeAtEnd } from './steps.ts';

const crane = 'pag_harbor-crane';

/** How often a letter is in a text. */
const countOf = (letter: string, words: string) => words.split(letter).length - 1;

/** A text that has a letter exactly so often, wherever. */
const holding = (letter: string, count: number) =>
  new RegExp(`^[^${letter}]*(?:${letter}[^${letter}]*){${count}}$`);

/** Types letters at the end of the first paragraph. */
async function writeIn(page: Page, letter: string): Promise<void> {
  await text(page).getByText('The crane picks over').click();
  await page.keyboard.press('End');
  await page.keyboard.type(letter.repeat(40), { delay: 15 });
}

test('two people write, are mentioned, and share a page', async ({
  browser,
  mock,
  signedIn: ana,
  baseURL,
  tenant,
  allowStatus,
}) => {
  const origin = String(baseURL);
  const other = await secondBrowser(browser, {
    mock,
    baseURL: origin,
    tenant,
    name: 'Marcus Reed',
  });
  await openText(ana, crane);
  await openText(other, crane);
  await expectStreams(mock, 2);
  const before = await hostText(mock, crane);
  /** Expects that both and the host have all letters, and nothing else that is new. */
  const expectAll = async (letters: Readonly<Record<string, number>>) => {
    for (const page of [ana, other]) await expect(saved(page)).toBeVisible();
    for (const [letter, count] of Object.entries(letters)) {
      for (const page of [ana, other]) await expect(text(page)).toHaveText(holding(letter, count));
      expect(countOf(letter, await hostText(mock, crane)), letter).toBe(count);
    }
    const after = await hostText(mock, crane);
    expect(after.replaceAll(new RegExp(`[${Object.keys(letters).join('')}]`, 'g'), '')).toBe(
      before,
    );
  };

  await test.step('two people write in the same paragraph, and no letter is lost', async () => {
    await Promise.all([writeIn(ana, 'ä'), writeIn(other, 'ß')]);
    await expect(ana.getByText('Marcus Reed is here, too')).toBeAttached();
    await expectAll({ ä: 40, ß: 40 });
  });

  await test.step('while one of them is offline, the texts merge afterward', async () => {
    await other.context().setOffline(true);
    await Promise.all([writeIn(ana, 'æ'), writeIn(other, 'ø')]);
    await expect(other.getByRole('status').filter({ hasText: /^Offline: / })).toBeVisible();
    await other.context().setOffline(false);
    await expectAll({ ä: 40, ß: 40, æ: 40, ø: 40 });
  });

  await test.step('each takes back what they wrote themselves, and nothing else', async () => {
    await typeAtEnd(ana, '');
    await ana.keyboard.insertText('çççç');
    await expect(text(other)).toContainText('çççç');
    await typeAtEnd(other, '');
    await other.keyboard.insertText('ññññ');
    await expect(text(ana)).toContainText('ññññ');
    await ana.getByRole('button', { name: 'Undo' }).click();
    await expect(text(other)).not.toContainText('ç');
    await expect(text(ana)).toContainText('ññññ');
    await expect(text(ana)).toHaveText(holding('ß', 40));
    await expect(saved(ana)).toBeVisible();
  });

  await test.step('who is mentioned in a text learns of it once', async () => {
    await other
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    await typeAtEnd(ana, ' Ask @marcus');
    await ana.getByRole('option', { name: 'Marcus Reed' }).click();
    await expect(saved(ana)).toBeVisible();
    await other.getByRole('button', { name: /^Notifications/ }).click();
    const center = other.getByRole('dialog', { name: 'Notifications' });
    await expect(center.getByText('Ana Torres mentioned you')).toHaveCount(1);
    await center.getByRole('link', { name: /Ana Torres mentioned you/ }).click();
    await expect(text(other)).toContainText('Ask @Marcus Reed');
  });

  await test.step('who may only comment does so on words, which the host marks for them', async () => {
    await seedSession(other, origin, await login(mock, demoAccount('Priya Raman')));
    await openText(other, 'pag_harbor-site');
    await text(other)
      .getByText('Deliveries only through')
      .dblclick({ position: { x: 20, y: 8 } });
    await other.getByRole('button', { name: 'Comment on the selection' }).click();
    const begun = other.getByRole('region', { name: 'New comment' });
    await begun.getByRole('textbox').fill('Also for the crane?');
    await begun.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(other.getByRole('region', { name: /^Comments on Deliveries/ })).toContainText(
      'Also for the crane?',
    );
    await expect(text(other).locator('[data-comment]')).toHaveText('Deliveries');
  });

  await test.step('a page that is shared with a role opens for it, and closes when the share ends', async () => {
    allowStatus(404, 403);
    await seedSession(other, origin, await login(mock, demoAccount('Diego Alvarez')));
    await other.goto(library);
    const pages = other.getByRole('navigation', { name: 'Pages' });
    const link = pages.getByRole('link', { name: /^Delay by wind/ });
    await expect(pages.getByRole('link', { name: /^Daily reports/ })).toBeVisible();
    await expect(link).toBeHidden();
    await expectStreams(mock, 2);

    await turnToPage(ana, 'pag_harbor-claim');
    const dialog = ana.getByRole('dialog');
    const share = async () => {
      await ana.getByRole('button', { name: 'Actions for Delay by wind, for the claim' }).click();
      await ana.getByRole('menuitem', { name: 'Who sees it' }).click();
    };
    await share();
    await dialog.getByRole('combobox', { name: 'Add a role, company or person' }).click();
    await ana.getByRole('option', { name: 'Subcontractor' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await link.click();
    await typeAtEnd(other, 'We lost the crane at noon.');
    await expect(saved(other)).toBeVisible();
    await expect(text(ana)).toContainText('We lost the crane at noon.');

    await share();
    await dialog.getByRole('button', { name: 'Remove Subcontractor' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(text(other)).toBeHidden();
    await expect(link).toBeHidden();
  });
  await other.context().close();
});
