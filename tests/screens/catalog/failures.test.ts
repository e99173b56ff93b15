import { declaredProblems, type OperationId } from '../../support/catalog.ts';
import { oneByStatus } from '../../support/failureTexts.ts';
import { addressOf, createRecord, listOf, saveView } from '../../support/records.ts';
import { record } from '../logs/records.ts';
import { openView } from '../support/lists.ts';
import { expect, type Page, test } from '../support/test.ts';
import { type Command, type Content, type Scene, walkFailures } from './walk.ts';

/**
 * How screens show failures: a sample. Each way to show one (in place of a page, in a dialog, as a toast) meets failures
 * that the portal treats differently, and each part of the portal meets one. `npm run chaos` walks over every call and
 * every status. tests/contract/client.test.ts covers the text of every failure, and tests/e2e/photos a failed upload.
 */
const problems = declaredProblems();
/** A 401 renews the session, a 404 may say that the subject is gone, a 422 names fields, a 429 tells the seconds. */
const distinct: ReadonlySet<number> = new Set([401, 403, 404, 409, 422, 429, 500, 503]);

const project = 'project=prj_harbor';
const list = listOf('punch-items');
const open =
  (address: string) =>
  async ({ page }: Scene): Promise<void> => {
    await page.goto(address);
  };
const content = (address: string, succeeds: Content['succeeds']): Content => ({
  kind: 'content',
  open: open(address),
  succeeds,
});
const says = (text: string) => (page: Page) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const everyStatus: Readonly<Record<string, readonly [OperationId, Content | Command]>> = {
  'a page': [
    'listPunchItems',
    content(`${list}&q=PI-139`, (page) =>
      expect(page.getByRole('row').filter({ hasText: 'PI-139' })).toBeVisible(),
    ),
  ],
  'a form in a dialog': [
    'createTour',
    {
      kind: 'form',
      fields: { '/title': 'Title', '/description': 'Description' },
      open: async ({ page }) => {
        await page.goto(`/dashboard/3d-view/tours?${project}`);
        await page.getByRole('button', { name: 'New tour' }).click();
        await field(page, 'Title').fill('Roof');
      },
      act: (page) => button(page, 'Create').click(),
      unchanged: (page) => expect(field(page, 'Title')).toHaveValue('Roof'),
      succeeds: says('Tour created'),
    },
  ],
};

for (const [kind, [operation, tried]] of Object.entries(everyStatus)) {
  test(`${kind} shows a failure of each status, and works afterward`, async ({
    signedIn: page,
    mock,
  }) => {
    const declared = problems.filter((problem) => problem.operation === operation);
    await walkFailures({ page, mock }, tried, oneByStatus(declared, distinct));
  });
}

/** Failures that every operation declares. */
const usual = (operation: OperationId) =>
  problems.filter(
    (problem) =>
      problem.operation === operation && /^(?:TOKEN_EXPIRED|INTERNAL)$/.test(problem.name),
  );

test('a confirm dialog shows a failure, and works afterward', async ({ signedIn: page, mock }) => {
  await walkFailures(
    { page, mock },
    {
      kind: 'action',
      open: async () => {
        await page.goto(`${addressOf(await createRecord(mock, 'punch-items'))}&q=none`);
        await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      },
      act: async () => {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await button(page, 'Delete').click();
      },
      unchanged: () => expect(record(page, /Draft/)).toContainText('Paint run at door 4.12'),
      succeeds: says('Punch item deleted'),
    },
    usual('deletePunchItem'),
  );
});

test('a download shows a failure, and works afterward', async ({
  signedIn: page,
  mock,
  downloads,
}) => {
  await walkFailures(
    { page, mock },
    {
      kind: 'action',
      open: open(`${list}&q=PI-139`),
      act: async () => {
        await page.getByRole('button', { name: 'Export and print', exact: true }).click();
        await page.getByRole('menuitem', { name: 'CSV, all columns' }).click();
      },
      unchanged: async () => {
        await expect(page.getByRole('row').filter({ hasText: 'PI-139' })).toBeVisible();
        expect(downloads).toEqual([]);
      },
      succeeds: () => expect.poll(() => downloads[0]?.name).toMatch(/^punch-items-[\d-]{10}\.csv$/),
    },
    usual('exportPunchItems'),
  );
});

test('a free-standing action shows a failure, and works afterward', async ({
  signedIn: page,
  mock,
}) => {
  const star = page.getByRole('dialog', { name: /^Photo / }).getByRole('button', { name: 'Star' });
  const isPressed = (pressed: boolean) =>
    expect(star).toHaveAttribute('aria-pressed', `${pressed}`);
  await walkFailures(
    { page, mock },
    {
      kind: 'action',
      open: async () => {
        // The list is empty, so that the page requests the photo itself.
        await page.goto(`/dashboard/build-view/photos?${project}&q=none&photo=pht_h1`);
        await isPressed(false);
      },
      act: () => star.click(),
      unchanged: () => isPressed(false),
      succeeds: () => isPressed(true),
    },
    usual('updatePhotoStar'),
  );
});

const facade = 'East facade, week 38';
const model = 'Tower, architecture';
const view = 'My open ones';
const room = 'Mechanical room B2, pipe racks';

const parts: Readonly<Partial<Record<OperationId, Content | Command>>> = {
  listShareLinks: {
    kind: 'content',
    open: async ({ page }) => {
      const found = new URLSearchParams({ q: facade });
      await page.goto(`/dashboard/build-view/scans?${project}&${found}`);
      await choose(page, facade, 'Share');
    },
    succeeds: (page) =>
      expect(page.getByRole('dialog').getByText('Meeting with the neighbors')).toBeVisible(),
  },
  reviewSubmittal: {
    kind: 'form',
    open: async ({ page }) => {
      // A submittal under review.
      await page.goto(addressOf({ kind: 'submittals', id: 'sub_h2', version: 2 }));
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      await field(page, 'Response').selectOption('rejected');
      await field(page, 'Comment').fill('Show the duty point.');
    },
    act: (page) => button(page, 'Send review').click(),
    unchanged: async (page) => {
      await expect(field(page, 'Response')).toHaveValue('rejected');
      await expect(field(page, 'Comment')).toHaveValue('Show the duty point.');
    },
    succeeds: says('Review sent'),
  },
  updateSavedView: {
    kind: 'action',
    open: async ({ page, mock }) => {
      await saveView(mock, view, { query: 'status=open' });
      await page.goto(list);
      await (await openView(page)).getByRole('menuitemradio', { name: view }).click();
      await page.getByText('Overdue', { exact: true }).click();
    },
    act: async (page) => {
      await (await openView(page)).getByRole('menuitem', { name: 'Save changes' }).click();
    },
    unchanged: (page) =>
      expect(page.getByRole('button', { name: `View: ${view}, changed` })).toBeVisible(),
    succeeds: async (page) => {
      await says('View saved')(page);
      await expect(page.getByRole('button', { name: `View: ${view}`, exact: true })).toBeVisible();
    },
  },
  getVideo: content(`/dashboard/build-view/videos?${project}&video=vid_h1`, (page) =>
    expect(page.getByRole('region', { name: 'Chapters' })).toBeVisible(),
  ),
  listFieldCams: content(`/dashboard/build-view/field-cam?${project}`, (page) =>
    expect(page.getByRole('heading', { name: 'Tower from the east' })).toBeVisible(),
  ),
  makeModelPrivate: {
    kind: 'action',
    open: open(`/dashboard/3d-view/models?${project}`),
    act: (page) => choose(page, model, 'Make private'),
    unchanged: (page) =>
      expect(
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: model }) })
          .getByText('Public', { exact: true }),
      ).toBeVisible(),
    succeeds: says('Model is now private'),
  },
  listPins: content(`/dashboard/punch-items/pch_h9?${project}&q=none`, (page) =>
    expect(
      page.getByRole('region', { name: 'Pinned on' }).getByRole('link', { name: `Scan: ${room}` }),
    ).toBeVisible(),
  ),
};

for (const [operation, tried] of Object.entries(parts)) {
  test(`a failure of ${operation} shows where it happens, and it works afterward`, async ({
    signedIn: page,
    mock,
  }) => {
    const isChosen = ({ operation: of, name }: (typeof problems)[number]) =>
      of === operation && name === 'INTERNAL';
    await walkFailures({ page, mock }, tried, problems.filter(isChosen));
  });
}
