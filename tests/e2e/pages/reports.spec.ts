import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../../support/test.ts';
import { act, newPage, openText, saved, text, turnToPage } from './steps.ts';

async function save(page: Page, name: string): Promise<{ file: Buffer; suggested: string }> {
  const started = page.waitForEvent('download');
  await act(page, name);
  const download = await started;
  return { file: await readFile(await download.path()), suggested: download.suggestedFilename() };
}

/** What a Word file says, a paragraph in each line, and its pictures. */
async function readWord(page: Page) {
  const { file } = await save(page, 'Word (DOCX)');
  const parts = unzipSync(file);
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const lines = xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .filter(Boolean);
  const pictures = Object.entries(parts).filter(([path]) => /^word\/media\/.+/.test(path));
  return { lines, sizes: pictures.map(([, { byteLength }]) => byteLength), xml };
}

test('pages leave as files and on paper, and come back', async ({ signedIn: page }) => {
  await openText(page, 'pag_harbor-wind');

  await test.step('a page leaves as Markdown and Word, and comes back', async () => {
    const markdown = await save(page, 'Markdown');
    expect(markdown.suggested).toBe('Limits in wind.md');
    expect(markdown.file.toString()).toBe(
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
    const { file: docx } = await save(page, 'Word (DOCX)');
    expect(docx.subarray(0, 2).toString()).toBe('PK');

    await newPage(page, 'From Word');
    const chooser = page.waitForEvent('filechooser');
    await act(page, 'Markdown or Word file');
    await (await chooser).setFiles({
      name: 'wind.docx',
      mimeType: 'application/zip',
      buffer: docx,
    });
    await expect(text(page).getByRole('heading', { name: 'Limits in wind' })).toBeVisible();
    await expect(text(page)).toContainText('No panels and no formwork tables');
    await expect(text(page).getByRole('table')).toHaveCount(1);
  });

  await test.step('photos of the day are picked for a report, and leave with it', async () => {
    await turnToPage(page, 'pag_harbor-daily-2');
    await page.getByRole('button', { name: 'Add photos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos of the project' });
    await dialog.getByRole('button', { name: 'Show all days' }).click();
    await dialog.getByRole('listitem').nth(1).getByRole('button').click();
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await dialog.getByRole('button', { name: 'Add 2 photos' }).click();
    await expect(page.getByRole('region', { name: 'Photos' }).getByRole('listitem')).toHaveCount(2);
    const { lines, sizes } = await readWord(page);
    expect(lines).toContain('Photos');
    expect(sizes).toHaveLength(2);
    expect(Math.min(...sizes)).toBeGreaterThan(1000);
  });

  await test.step('a signed report leaves whole: figures, words and signatures', async () => {
    await turnToPage(page, 'pag_harbor-daily-1');
    await expect(page.getByRole('region', { name: 'Signatures' })).toBeVisible();
    const { lines, xml } = await readWord(page);
    for (const part of ['Weather', 'Crews', 'Deliveries', 'Toolbox talk']) {
      expect(
        lines.some((line) => line.startsWith(part)),
        part,
      ).toBe(true);
    }
    expect(lines.at(-1)).toMatch(/[0-9a-f]{64}/);
    expect(xml.match(/<w:tbl>/g)?.length).toBeGreaterThan(1);
    const markdown = (await save(page, 'Markdown')).file.toString();
    expect(markdown).toMatch(/^## Crews$/m);
    expect(markdown).toMatch(/^\| Company \|/m);
    expect(markdown).toMatch(/[0-9a-f]{64}/);
  });

  await test.step('a page is printed as sheets with its title and numbers, and nothing around it', async () => {
    await page.evaluate(() => {
      window.print = () => void Reflect.set(window, 'printed', true);
    });
    await act(page, 'Print or PDF');
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
    // The sheet of a page that is printed ends with the event of the browser.
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('a sheet of the plans stands in a page, leads to the sheet and leaves with it', async () => {
    await newPage(page, 'Where we pour');
    await text(page).click();
    await page.keyboard.type('/sheet');
    await page.getByRole('option', { name: 'Sheet of the plans' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sheets of the plans' });
    await dialog.getByRole('textbox', { name: 'Find sheets' }).fill('A-102');
    await dialog.getByRole('button', { name: /^A-102/ }).click();
    await dialog.getByRole('button', { name: 'Add 1 sheet' }).click();
    const figure = text(page).getByRole('figure');
    await expect(figure.getByRole('img', { name: /^A-102/ })).toBeVisible();
    await expect(saved(page)).toBeVisible();
    const { sizes } = await readWord(page);
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeGreaterThan(1000);
    await figure.getByRole('link', { name: /^A-102/ }).click();
    await expect(page).toHaveURL(/\/plans\/sht_a102.+project=prj_harbor/);
    await expect(page.getByRole('heading', { name: /A-102/ })).toBeVisible();
  });
});
