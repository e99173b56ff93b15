import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChooser, Page, Response } from '@playwright/test';
import { pdfFile, pdfOf } from '../../../mock-server/converter/pdf/write.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';
import { chooseFilter } from '../lists.ts';
import { linkTo, pageOf } from '../public/sharing.ts';

const documents = '/dashboard/documents?project=prj_harbor';

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

type Chosen = Parameters<FileChooser['setFiles']>[0];

async function choose(page: Page, files: Chosen): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload', exact: true }).first().click(),
  ]);
  await chooser.setFiles(files);
}

/** Ten pages. The content of the last one is long. */
function longPdf() {
  const pages = Array.from({ length: 10 }, (_, i) => ({
    ...{ width: 595, height: 842 },
    content: `BT /F1 18 Tf 72 760 Td (Part ${i + 1}) Tj ET${i === 9 ? ' '.repeat(21_000_000) : ''}`,
  }));
  return Buffer.from(pdfFile(pages));
}

/** A scanned page: a black picture in the compression of fax machines (ITU-T T.6). */
const scan = () => {
  const black = '26a0786ffffffffffffffffffffffffffffffff8008008';
  const picture = `/W 64 /H 64 /BPC 1 /IM true /F [/AHx /CCF] /DP [null << /K -1 /Columns 64 >>]`;
  const content = `q 500 0 0 700 40 70 cm BI ${picture} ID ${black}> EI Q`;
  return Buffer.from(pdfFile([{ width: 595, height: 842, content }]));
};

/** A PDF with a password: the standard security handler (ISO 32000-1 section 7.6.3) with keys of no password. */
const key = `<${'5a'.repeat(32)}>`;
const lockedPdf = Buffer.from(
  pdfOf([['Secret']])
    .toString('latin1')
    .replace(
      'trailer\n<< ',
      `trailer\n<< /ID [<01> <01>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >> `,
    ),
  'latin1',
);

/** A PDF that would run a script when it opens, and one in a link. */
const script =
  '<< /S /JavaScript /JS (this.print\\(\\); app.alert\\(1\\); document.title = "run") >>';
const hostilePdf = Buffer.from(
  pdfOf([['Hello']])
    .toString('latin1')
    .replace('/Type /Catalog', `/Type /Catalog /OpenAction ${script}`)
    .replace(
      '/MediaBox',
      `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 500 800] /A ${script} >> << /Type /Annot /Subtype /Link /Rect [0 0 500 800] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>] /MediaBox`,
    ),
  'latin1',
);

test('files and folders are uploaded, moved and downloaded, and a PDF of any kind harms nobody', async ({
  signedIn: page,
  mock,
}, testInfo) => {
  test.slow();
  // The processor draws each pixel of a page, so fewer of them save time.
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto(documents);

  await test.step('a file is uploaded into a new folder, gets a version that is compared, and lies in the recycle bin', async () => {
    await page.getByRole('button', { name: 'New folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'New folder' });
    await dialog.getByLabel('Name').fill('Pours');
    await dialog.getByRole('button', { name: 'Create folder' }).click();
    await page.getByRole('table').getByRole('link', { name: 'Pours' }).click();

    await choose(page, [textFile('Level 7.txt', 'Pour at six.')]);
    await page.getByRole('link', { name: 'Level 7.txt' }).click();
    await expect(page.getByText('Pour at six.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await choose(page, [
      textFile('level 7.TXT', 'Pour at seven.'),
      textFile('Level 8.txt', 'Later.'),
    ]);
    const same = page.getByRole('dialog', { name: '1 file of this name is here already' });
    await expect(same.getByText('level 7.TXT')).toBeVisible();
    await same.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('link', { name: 'Level 8.txt' })).toBeVisible();
    await page.getByRole('link', { name: 'Level 7.txt' }).click();
    const file = page.getByRole('dialog', { name: 'Level 7.txt', exact: true });
    await expect(file.getByText('Pour at seven.')).toBeVisible();
    await file.getByRole('button', { name: 'Show version 1' }).click();
    await expect(file.getByText('Pour at six.')).toBeVisible();
    await file.getByRole('button', { name: 'Make current: version 1' }).click();
    await expect(file.getByText('Version 1, current')).toBeVisible();

    await file.getByRole('checkbox', { name: 'Compare version 1' }).check();
    await file.getByRole('checkbox', { name: 'Compare version 2' }).check();
    await file.getByRole('button', { name: 'Compare', exact: true }).click();
    const compared = page.getByRole('dialog', { name: 'Level 7.txt: version 1 and 2' });
    await expect(compared.getByText('1 line removed, 1 line added')).toBeVisible();
    await compared.getByRole('button', { name: 'Close' }).click();
    await file.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(file).toHaveCount(0);
    await chooseFilter(page, 'Show', 'Recycle bin');
    const restore = page.getByRole('button', { name: 'Restore Level 7.txt' });
    // Nobody looks for it beyond the edge of the table.
    await expect(restore).toBeInViewport({ ratio: 1 });
  });

  await test.step('a whole folder is uploaded, moved by dragging and copied', async () => {
    const site = testInfo.outputPath('Site walk');
    mkdirSync(join(site, 'Level 7'), { recursive: true });
    writeFileSync(join(site, 'Notes.txt'), 'Bring boots.');
    writeFileSync(join(site, 'Level 7', 'Pour.txt'), 'Pour at six.');
    await turnTo(page, documents);
    const folder = async () => {
      await page.getByRole('button', { name: 'Other ways to upload' }).click();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('menuitem', { name: 'Upload folder' }).click(),
      ]);
      await chooser.setFiles(site);
    };
    await folder();
    const rows = page.getByRole('table');
    await rows.getByRole('link', { name: 'Site walk' }).click();
    await rows.getByRole('link', { name: 'Level 7' }).click();
    await expect(page.getByRole('link', { name: 'Pour.txt' })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Folders' });
    await trail.getByRole('link', { name: 'All documents' }).click();
    // The folders are used again, and one question is for all files.
    await folder();
    const same = page.getByRole('dialog', { name: '2 files of this name are here already' });
    await same.getByRole('radio', { name: 'Skip' }).check();
    await same.getByRole('button', { name: 'Upload' }).click();
    await rows
      .getByRole('link', { name: 'Site walk' })
      .dragTo(rows.getByRole('link', { name: 'Safety' }));
    await expect(page.getByText('Site walk moved to Safety')).toBeVisible();
    await rows.getByRole('link', { name: 'Safety' }).click();
    await rows.getByRole('link', { name: 'Site walk' }).dragTo(trail.getByText('All documents'));
    await expect(page.getByText('Site walk moved to All documents')).toBeVisible();
    await trail.getByRole('link', { name: 'All documents' }).click();
    await page.getByRole('checkbox', { name: 'Select Site walk' }).check();
    await page.getByRole('button', { name: 'Copy' }).click();
    const copy = page.getByRole('dialog', { name: 'Copy Site walk' });
    await copy.getByRole('radio', { name: 'Schedule' }).check();
    await copy.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Site walk copied to Schedule')).toBeVisible();
  });

  await test.step('a folder and a file are downloaded together', async () => {
    await turnTo(page, documents);
    await page.getByRole('checkbox', { name: 'Select Safety' }).check();
    await page.getByRole('checkbox', { name: 'Select Schedule' }).check();
    await expect(page.getByText('2 items selected')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^documents-.*\.zip$/);
  });

  await test.step('a file of the documents is attached to an RFI', async () => {
    await turnTo(page, '/dashboard/rfis/rfi_h2?project=prj_harbor');
    const record = page.getByRole('main');
    await record.getByRole('button', { name: 'From documents' }).last().click();
    const picker = page.getByRole('dialog', { name: 'Attach from documents' });
    await picker.getByLabel('Search documents').fill('crane');
    await picker.getByRole('checkbox', { name: 'Crane lift plan' }).check();
    await picker.getByRole('button', { name: 'Attach 1' }).click();
    await expect(record.getByRole('link', { name: /Crane lift plan, level 7\.pdf/ })).toBeVisible();
  });

  await test.step('the upload of a folder goes on where it stopped, after a reload', async () => {
    const site = testInfo.outputPath('Survey');
    mkdirSync(join(site, 'Points'), { recursive: true });
    // A little larger than one part, so that it has two.
    const large = Buffer.alloc(8 * 1024 * 1024 + 100, 'Point 1 ');
    writeFileSync(join(site, 'Points', 'Grid.txt'), large);
    await turnTo(page, documents);
    await page.getByRole('button', { name: 'Other ways to upload' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'Upload folder' }).click(),
    ]);
    await mock.fail('addUploadChunk', { delayMs: 1 });
    await mock.fail('addUploadChunk', { code: 503, times: null });
    await chooser.setFiles(site);
    const dock = page.getByRole('region', { name: 'Uploads', exact: true });
    await expect(dock.getByText(/trying again/)).toBeVisible();
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await mock.heal();
    const unfinished = page.getByRole('region', { name: 'Unfinished uploads' });
    await expect(unfinished.getByText(/Grid\.txt, .* uploaded/)).toBeVisible();
    const [again] = await Promise.all([
      page.waitForEvent('filechooser'),
      unfinished.getByRole('button', { name: 'Resume Grid.txt' }).click(),
    ]);
    await again.setFiles(join(site, 'Points', 'Grid.txt'));
    await expect(unfinished).toHaveCount(0);
    // It is in the folder that it was dropped with.
    const rows = page.getByRole('table');
    await rows.getByRole('link', { name: 'Survey' }).click();
    await rows.getByRole('link', { name: 'Points' }).click();
    await expect(rows.getByRole('link', { name: 'Grid.txt' })).toBeVisible();
  });

  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await test.step('a PDF shows its pages, finds words, and is renamed and tagged', async () => {
    await turnTo(page, `${documents}&q=free fall`);
    await expect(page.getByText('No free fall above 5 feet')).toBeVisible();
    await page.getByRole('link', { name: '03 30 00 Cast-in-place concrete.pdf' }).click();
    const file = page.getByRole('dialog', { name: '03 30 00 Cast-in-place concrete.pdf' });
    await expect(file.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await expect(file.getByText('of 2')).toBeVisible();
    await expect(file.getByText('On page 2')).toBeVisible();
    await file.getByLabel('Find in this file').fill('cylinders');
    await file.getByLabel('Find in this file').press('Enter');
    await expect(file.getByText('On page 1')).toBeVisible();
    await file.getByRole('button', { name: 'Next page' }).click();
    await expect(file.getByLabel('Page', { exact: true })).toHaveValue('2');
    await file.getByRole('button', { name: 'Thumbnails' }).click();
    await file.getByRole('button', { name: 'Show page 1' }).click();
    await expect(file.getByLabel('Page', { exact: true })).toHaveValue('1');
    await file.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit file' });
    await edit.getByLabel('Name').fill('03 30 00 Concrete.pdf');
    await edit.getByLabel('Tags').fill('concrete');
    await edit.getByLabel('Tags').press('Enter');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: '03 30 00 Concrete.pdf' })).toBeVisible();

    // The table of contents leads to the sections.
    await turnTo(page, `${documents}&document=doc_manual`);
    const manual = page.getByRole('dialog');
    await manual.getByRole('button', { name: 'Go to page 14' }).click();
    await expect(manual.getByLabel('Page', { exact: true })).toHaveValue('14');
  });

  await turnTo(page, `${documents}&folder=dir_safety`);
  const long = testInfo.outputPath('Long.pdf');
  mkdirSync(dirname(long), { recursive: true });
  writeFileSync(long, longPdf());
  await choose(page, long);
  await choose(page, [
    { ...textFile('Scan.pdf', ''), buffer: scan() },
    textFile('broken.pdf', '%PDF-1.7 broken'),
    { ...textFile('locked.pdf', ''), buffer: lockedPdf },
    { ...textFile('hostile.pdf', ''), buffer: hostilePdf },
    textFile('page.html', '<script>document.title = "run"</script>'),
  ]);

  await test.step('of a large PDF only the parts that are looked at are loaded', async () => {
    let bytes = 0;
    const add = (answer: Response) => {
      if (answer.status() === 206) bytes += Number(answer.headers()['content-length']);
    };
    page.on('response', add);
    await page.getByRole('link', { name: 'Long.pdf' }).click();
    const file = page.getByRole('dialog', { name: 'Long.pdf' });
    await expect(file.getByText('of 10')).toBeVisible();
    await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible();
    page.off('response', add);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1_000_000);
    await close();
  });

  await test.step('a scanned page is shown', async () => {
    await page.getByRole('link', { name: 'Scan.pdf' }).click();
    await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible();
    const middle = await page.getByRole('img', { name: 'Page 1' }).evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      return [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])];
    });
    expect(middle).toEqual([0, 0, 0, 255]);
    await close();
  });

  await test.step('a damaged, locked or hostile PDF is safe, and a web page is shown as text', async () => {
    await page.getByRole('link', { name: 'broken.pdf' }).click();
    await expect(page.getByText('The file is damaged.')).toBeVisible();
    await close();
    await page.getByRole('link', { name: 'locked.pdf' }).click();
    await expect(page.getByText('It is protected with a password.')).toBeVisible();
    await close();
    await page.getByRole('link', { name: 'hostile.pdf' }).click();
    // Its script and its link that starts something do nothing.
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
    await expect(page).not.toHaveTitle('run');
    await close();
    await page.getByRole('link', { name: 'page.html' }).click();
    await expect(page.getByText('<script>document.title = "run"</script>')).toBeVisible();
    await expect(page).not.toHaveTitle('run');
  });
});

test('a phone shows files to a viewer and to a visitor @phone-only', async ({
  page,
  mock,
  signIn,
}) => {
  await test.step('a viewer on a phone reads, and is offered no change', async () => {
    await signIn(page, demoAccount('Grace Lindqvist'));
    await page.goto(documents);
    await page.getByRole('main').getByRole('link', { name: 'Safety' }).last().click();
    await page.getByRole('link', { name: 'Crane lift plan, level 7.pdf' }).click();
    const file = page.getByRole('dialog');
    await expect(file.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await expect(file.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    await expect(file.getByRole('button', { name: 'New version' })).toHaveCount(0);
    await file.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  });

  await test.step('a visitor looks through a shared folder on a phone, and saves what the link permits', async () => {
    const folder = { type: 'document', id: 'dir_specs' } as const;
    const token = await linkTo(mock, [folder], { allowDownload: true });
    await page.goto(pageOf(folder, token));
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await page.getByRole('link', { name: 'Division 03 Concrete' }).click();
    await page.getByRole('link', { name: '03 30 00 Cast-in-place concrete.pdf' }).click();
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('03 30 00 Cast-in-place concrete.pdf');
    await page
      .getByRole('navigation', { name: 'Folders' })
      .getByRole('link', { name: 'Specifications' })
      .click();
    await expect(page.getByRole('link', { name: 'Project manual, volume 1.pdf' })).toBeVisible();
  });
});
