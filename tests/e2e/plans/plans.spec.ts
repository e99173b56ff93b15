import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { comeBack, pinRecord } from '../../support/pins.ts';
import { drag, pointOf } from '../../support/steady.ts';
import { countTaps } from '../../support/taps.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';
import { bulletin } from './bulletin.ts';

const project = 'project=prj_harbor';
const plans = `/dashboard/documents/plans?${project}`;

/** The processor draws each pixel of a sheet, so fewer of them save time. */
const SMALL = { width: 1100, height: 700 };

/** The drawing at the resolution of the screen. */
const sharp = (page: Page) => page.locator('[data-sharp="true"]');
const drawing = (page: Page) => page.getByRole('region', { name: /^Sheet [A-Z]-/ });

/** Clicks places of the drawing, as shares of its width and height. */
async function clickAt(page: Page, ...places: [number, number][]): Promise<void> {
  for (const [x, y] of places) {
    await page.mouse.click(...(await pointOf({ locator: drawing(page), x, y })));
  }
}

test('a set is split, numbered, published and takes the pins of the sheet it supersedes along', async ({
  signedIn: page,
  signIn,
  allowStatus,
}) => {
  allowStatus(409);
  await page.setViewportSize(SMALL);
  await page.goto(plans);

  await test.step('a set is uploaded, and its pages are read', async () => {
    await page.getByRole('button', { name: 'Upload set' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Upload a set of drawings' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'Bulletin 4.pdf',
      mimeType: 'application/pdf',
      buffer: bulletin(),
    });
    await dialog.getByLabel('Issued on').fill('2030-01-02');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await page.getByRole('link', { name: 'Sets' }).click();
    await page.getByRole('link', { name: 'Bulletin 4' }).click();
  });

  await test.step('a number that another sheet has is refused, and another one is saved', async () => {
    const second = page.getByRole('form', { name: 'Page 2', exact: true });
    await expect(second.getByLabel('Title')).toHaveValue('FINISHES 1');
    await expect(second.getByLabel('Revision')).toHaveValue('2');
    await second.getByLabel('Number').fill('A-102');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Another sheet has this number.')).toBeVisible();
    await second.getByLabel('Number').fill('I-100');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Draft')).toBeVisible();
  });

  await test.step('the sheet that is superseded warns, and its pins are checked on the new one', async () => {
    await page.getByRole('button', { name: 'Publish 8 sheets' }).click();
    await expect(page.getByText('Bulletin 4 published')).toBeVisible();
    await turnTo(page, `/dashboard/documents/plans/sht_a102-1?${project}`);
    await expect(page.getByText('Do not build from this sheet.')).toBeVisible();
    await page.getByRole('link', { name: 'Open revision 2' }).click();
    await page.getByRole('button', { name: 'Pins, 4' }).click();
    const check = page.getByRole('region', { name: 'Positions to check' });
    await expect(check.getByRole('listitem')).toHaveCount(1);
    await check.getByRole('button', { name: /^The place of PI-139 .* is right$/ }).click();
    await expect(check).toHaveCount(0);
  });

  await test.step('the owner finds it only now, and may neither publish nor draw', async () => {
    await signIn(page, demoAccount('Grace Lindqvist'));
    await page.goto(`${plans}&discipline=interior_design`);
    await page.getByRole('link', { name: 'I-100 FINISHES 1' }).click();
    await page.getByRole('button', { name: 'Markup', exact: true }).click();
    await expect(
      page.getByText('What the team publishes on this sheet appears here.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark up' })).toHaveCount(0);
  });
});

test('a sheet is compared, measured, marked up, exported, and found by its printed code', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(SMALL);
  await page.goto(`/dashboard/documents/plans/sht_a102-1?${project}`);
  await expect(sharp(page)).toBeVisible();

  await test.step('a revision is compared with the one before, and aligned by hand', async () => {
    await page.getByRole('button', { name: 'Revisions' }).click();
    await page.getByRole('button', { name: 'Compare with revision 0' }).click();
    await expect(page.getByText('Earlier: revision 0')).toBeVisible();
    await page.getByRole('button', { name: 'Align', exact: true }).click();
    for (const [i, x] of [0.3, 0.31, 0.6, 0.61].entries()) {
      await expect(page.getByText(`${i + 1} of 4: `)).toBeVisible();
      await clickAt(page, [x, 0.3]);
    }
    await expect(page.getByRole('button', { name: 'Align again' })).toBeVisible();
    await page.getByRole('button', { name: 'Edge to edge' }).click();
    await expect(page.getByRole('button', { name: 'Align', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop comparing' }).click();
  });

  const measurements = page.getByRole('list', { name: 'Measurements' });
  await test.step('a length is measured', async () => {
    await page.getByRole('button', { name: 'Measure', exact: true }).click();
    await page.getByRole('button', { name: 'Length' }).click();
    await clickAt(page, [0.3, 0.4], [0.5, 0.4]);
    await expect(measurements).toContainText("'-");
    await page.getByRole('button', { name: 'Length', exact: true }).click();
  });

  await test.step('a markup is drawn, and published to the team', async () => {
    await page.getByRole('button', { name: 'Markup, 1' }).click();
    await page.getByRole('button', { name: 'Mark up' }).click();
    const editor = page.getByRole('region', { name: 'Markup' });
    const board = { locator: editor.locator('canvas') };
    await drag(page, { ...board, x: 0.2, y: 0.2 }, { to: { by: [200, 100] }, steps: 3 });
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Markup saved')).toBeVisible();
    await page.getByText('The team', { exact: true }).click();
    await expect(page.getByText('For the team · 1 shape · 1 measurement')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Markup' })).toBeVisible();
  });

  await test.step('what was measured and drawn stays, and leaves with the sheet as a PDF', async () => {
    await page.reload();
    await expect(sharp(page)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Markup' })).toBeVisible();
    await page.getByRole('button', { name: 'Measure', exact: true }).click();
    await expect(measurements).toContainText("'-");
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as PDF with markup' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('A-102 Level 2 floor plan revision 1.pdf');
    const words = await wordsOf(await readFile(await file.path()));
    expect(words).toContain('SHEET NUMBER');
    expect(words).toContainEqual(expect.stringMatching(/^PI-139 /));
  });

  await test.step('a code of a room is printed', async () => {
    await page.getByRole('button', { name: 'Print a QR code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print a QR code' });
    await dialog.getByText('A room').click();
    await dialog.getByLabel('Name of the room').fill('Room 204');
    await expect(dialog.getByRole('img', { name: 'Code of Room 204' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a sheet leads to those it refers to', async () => {
    await page.getByRole('link', { name: '3/A-501: sheet A-501' }).click();
    await expect(page.getByRole('heading', { name: 'A-501 Exterior details' })).toBeVisible();
  });

  await test.step('a printed code leads to a room on the current sheet', async () => {
    const current = `/dashboard/documents/plans/current?${project}`;
    await turnTo(page, `${current}&number=X-900`);
    await expect(page.getByText('There is no current sheet of this number')).toBeVisible();
    await turnTo(page, `${current}&number=A-102&at=0.31,0.36`);
    await expect(page).toHaveURL(/sht_a102-1/);
    await expect(sharp(page)).toBeVisible();
  });

  await test.step('a photo is pinned there', async () => {
    // Pins are set once the sheet shows those that it has.
    await expect(page.getByRole('button', { name: /: PI-139 / }).first()).toBeVisible();
    await page.mouse.dblclick(...(await pointOf({ locator: drawing(page), x: 0.4, y: 0.5 })));
    const pinning = page.getByRole('dialog', { name: 'Pin an item' });
    await pinning.getByText('Photo', { exact: true }).click();
    const photo = pinning.getByRole('combobox', { name: 'Photo' });
    await photo.fill('');
    await page.getByRole('option').first().click();
    await expect(photo).toHaveValue(/./);
    const title = await photo.inputValue();
    await pinning.getByRole('button', { name: 'Pin', exact: true }).click();
    await page
      .getByRole('link', { name: `Details of ${title}` })
      .first()
      .click();
    await page.getByRole('link', { name: 'Plan: A-102 Level 2 floor plan' }).first().click();
    await expect(page).toHaveURL(/sht_a102-1/);
  });
});

/** The texts on the one page of a PDF. */
async function wordsOf(file: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(file) });
  const pdf = await task.promise;
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await task.destroy();
  return items.flatMap((item) => ('str' in item ? item.str : []));
}

test('three taps on a phone open the current sheet, where an item is pinned by a long press and found by filters @phone-only', async ({
  signedIn: page,
}) => {
  await page.goto(`/dashboard?${project}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Plans' }).tap();
  await page.getByRole('link', { name: 'A-201 North elevation' }).tap();
  expect(await taps()).toBe(3);
  await expect(sharp(page)).toBeVisible();

  // A browser on a phone reports a long press as the menu of the context.
  await drawing(page).click({ button: 'right', position: { x: 180, y: 380 } });
  await pinRecord(page, 'PI-139');
  await expect(page.getByRole('button', { name: /: PI-139 .*, Open$/ })).toBeVisible();
  await page.getByLabel('Status').selectOption('Open');
  await expect(page.getByRole('status').getByText(/^\d of 3 shown/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).tap();
  await comeBack(page, 'PI-139', 'Plan: A-201 North elevation');
  await expect(page.getByRole('button', { name: /: PI-139 .*, Open$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
