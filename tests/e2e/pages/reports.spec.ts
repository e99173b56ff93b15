import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { login } from '../../support/session.ts';
import { countOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { act, library, newPage, openText, saved, text, turnToPage, typeAtEnd } from './steps.ts';

test('reports and minutes are continued, filled in, signed and sent', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(library);

  await test.step('a daily report is copied forward, filled in, signed, and refuses changes', async () => {
    const id = await newPage(page, 'Report of the pour', 'Daily report');
    const crews = page.getByRole('region', { name: 'Crews' });
    await expect(crews.getByRole('button', { name: /^Remove crew/ }).first()).toBeVisible();
    await crews.getByRole('textbox', { name: 'Workers, crew 1' }).fill('9');
    await crews.getByRole('textbox', { name: 'Hours, crew 1' }).fill('72');
    await page.getByRole('button', { name: 'Add delay' }).click();
    const delays = page.getByRole('region', { name: 'Delays' });
    await delays.getByRole('textbox', { name: 'Hours, delay 1' }).fill('1.5');
    await delays.getByRole('textbox', { name: 'What happened, delay 1' }).fill('Wind over 20 m/s');
    await page.getByRole('button', { name: /^As on/ }).click();
    await expect(page.getByRole('combobox', { name: 'Sky' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '1.5' })).toBeVisible();
    await typeAtEnd(page, 'Poured axis A to C.');
    await expect(saved(page)).toBeVisible();

    await act(page, 'Sign and lock');
    await page.getByRole('textbox', { name: 'Your full name' }).fill('Ana Torres');
    await page.getByRole('button', { name: 'Sign and lock' }).click();
    await expect(page.getByRole('region', { name: 'Signatures' })).toContainText(/[0-9a-f]{64}/);
    await expect(text(page)).toHaveAttribute('contenteditable', 'false');
    await expect(page.getByRole('button', { name: 'Add delay' })).toBeHidden();
    await expect(page.getByText('Wind over 20 m/s')).toBeVisible();

    // The host refuses changes, too.
    const { accessToken: token } = await login(mock, demoAccount());
    mock.provoked.add(409);
    const answer = await mock.request('PATCH', `/projects/prj_harbor/pages/${id}/daily-report`, {
      token,
      data: { version: 1, visitors: [] },
    });
    expect(answer.status()).toBe(409);
  });

  await test.step('minutes take over the points that are open, and are sent to the attendees', async () => {
    await turnToPage(page, 'pag_harbor-minutes-2');
    const points = page.getByRole('region', { name: 'Points' });
    await expect(points.getByRole('checkbox').first()).toBeVisible();
    const open = await countOf(points.getByRole('checkbox', { checked: false }));
    expect(open).toBeGreaterThan(0);
    await newPage(page, 'OAC meeting 16', 'Minutes');
    await expect(points.getByRole('checkbox')).toHaveCount(open);
    await expect(points.getByText('Open since').first()).toBeVisible();
    await points.getByRole('checkbox').first().check();
    await points.getByRole('button', { name: 'Add point' }).click();
    await points.getByRole('textbox', { name: `What, point ${open + 1}` }).fill('Book the pump');
    await text(page).click();
    await expect(points.getByRole('status')).toHaveText(`${open} points open`);

    // A draft is not sent to those who only read it.
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Active' }).click();
    await act(page, 'Send by email');
    await page.getByRole('textbox', { name: 'Message' }).fill('For your approval.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/^Sent to \d+ people/)).toBeVisible();
    await expect
      .poll(async () => (await mock.outbox()).map(({ subject }) => subject).join('\n'))
      .toContain('OAC meeting 16');
  });

  await test.step('the week is added up', async () => {
    await turnToPage(page, 'pag_harbor-daily-2');
    await act(page, 'Summary of the week');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').filter({ hasText: /^Week/ })).toContainText(/\d/);
  });
});

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
