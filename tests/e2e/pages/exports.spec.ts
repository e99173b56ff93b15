import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { newPage, openText, saved, text } from './steps.ts';

const library = '/dashboard/editor?project=prj_harbor';

async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Actions of the page' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name, exact: true }).click(),
  ]);
  return download;
}

/** What a Word file says, a paragraph in each line, and its pictures. */
async function readWord(page: Page) {
  const download = await save(page, 'Word (DOCX)');
  const parts = unzipSync(await readFile(await download.path()));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const lines = xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .filter(Boolean);
  const pictures = Object.entries(parts).filter(([path]) => /^word\/media\/.+/.test(path));
  return { lines, sizes: pictures.map(([, { byteLength }]) => byteLength), xml };
}

test('a page leaves as Markdown and Word, and comes back', async ({ signedIn: page }) => {
  await openText(page, 'pag_harbor-wind');
  const markdown = await save(page, 'Markdown');
  expect(markdown.suggestedFilename()).toBe('Limits in wind.md');
  const saved = await readFile(await markdown.path(), 'utf8');
  expect(saved).toBe(
    [
      '# Limits in wind',
      '',
      '| Wind at the jib | What we do |',
      '| --- | --- |',
      '| Up to 15 m/s | All picks |',
      '| 15 to 20 m/s | No panels and no formwork tables |',
      '| Over 20 m/s | Crane out of service, jib free to turn |',
      '',
    ].join('\n'),
  );
  const word = await save(page, 'Word (DOCX)');
  const docx = await readFile(await word.path());
  expect(docx.subarray(0, 2).toString()).toBe('PK');

  await page.goto(library);
  await newPage(page, 'From Word');
  await page.getByRole('button', { name: 'Actions of the page' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Markdown or Word file' }).click(),
  ]);
  await chooser.setFiles({ name: 'wind.docx', mimeType: 'application/zip', buffer: docx });
  await expect(text(page).getByRole('heading', { name: 'Limits in wind' })).toBeVisible();
  await expect(text(page)).toContainText('No panels and no formwork tables');
  await expect(text(page).getByRole('table')).toHaveCount(1);
});

test('a signed report leaves whole: figures, words and signatures', async ({ signedIn: page }) => {
  await openText(page, 'pag_harbor-daily-1');
  const { lines, xml } = await readWord(page);
  for (const part of ['Weather', 'Crews', 'Deliveries', 'Toolbox talk']) {
    expect(
      lines.some((line) => line.startsWith(part)),
      part,
    ).toBe(true);
  }
  expect(lines.at(-1)).toMatch(/[0-9a-f]{64}/);
  expect(xml.match(/<w:tbl>/g)?.length).toBeGreaterThan(1);
  const markdown = await readFile(await (await save(page, 'Markdown')).path(), 'utf8');
  expect(markdown).toMatch(/^## Crews$/m);
  expect(markdown).toMatch(/^\| Company \|/m);
  expect(markdown).toMatch(/[0-9a-f]{64}/);
});

test('photos of the day are picked for a report, and leave with it', async ({ signedIn: page }) => {
  await openText(page, 'pag_harbor-daily-2');
  await page.getByRole('button', { name: 'Add photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos of the project' });
  await dialog.getByRole('button', { name: 'Show all days' }).click();
  await dialog.getByRole('listitem').nth(1).getByRole('button').click();
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 photos' }).click();
  await expect(page.getByRole('region', { name: 'Photos' }).getByRole('listitem')).toHaveCount(2);
  const { lines, sizes } = await readWord(page);
  expect(lines).toContain('Photos');
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes)).toBeGreaterThan(1000);
});

test('a sheet of the plans stands in a page, leads to the sheet and leaves with it', async ({
  signedIn: page,
}) => {
  await page.goto(library);
  await newPage(page, 'Where we pour');
  await text(page).click();
  await page.keyboard.type('/sheet');
  await page.getByRole('option', { name: 'Sheet of the plans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sheets of the plans' });
  await dialog.getByRole('textbox', { name: 'Find sheets' }).fill('A-102');
  await dialog.getByRole('button', { name: /^A-102/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1 sheet' }).click();
  const figure = text(page).getByRole('figure');
  await expect(figure.getByRole('img', { name: /^A-102/ })).toBeVisible();
  await expectAccessible(page);
  await expect(saved(page)).toBeVisible();
  const { sizes } = await readWord(page);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeGreaterThan(1000);
  await figure.getByRole('link', { name: /^A-102/ }).click();
  await expect(page).toHaveURL(/\/plans\/sht_a102.+project=prj_harbor/);
  await expect(page.getByRole('heading', { name: /A-102/ })).toBeVisible();
});

test('a page is printed as sheets with its title and numbers, and nothing around it', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void Reflect.set(window, 'printed', true);
  });
  await openText(page, 'pag_harbor-daily-1');
  await page.getByRole('button', { name: 'Actions of the page' }).click();
  await page.getByRole('menuitem', { name: 'Print or PDF' }).click();
  await page.waitForFunction(() => Reflect.get(window, 'printed'));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const sheets = await getDocument({ data: new Uint8Array(pdf) }).promise;
  let words = '';
  for (let number = 1; number <= sheets.numPages; number += 1) {
    const { items } = await (await sheets.getPage(number)).getTextContent();
    words += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  expect(words).toContain('Signed and locked by');
  expect(words).toContain('Toolbox talk');
  expect(words).toMatch(new RegExp(`1 / ${sheets.numPages}`));
  expect(words).not.toMatch(/Search or jump|Punch items|Saved/);
});
