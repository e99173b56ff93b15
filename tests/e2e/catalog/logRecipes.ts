import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf, createRecord, listOf, type RecordType, record } from '../logs/records.ts';
import { visit } from './expectations.ts';
import type { ActionRecipe, FormRecipe, QueryRecipe, Recipes, Scene } from './recipe.ts';

/** Created by Ana Torres, the project manager, and assigned to her. */
const openItem = {
  status: 'open',
  location: 'interior',
  assigneeIds: ['usr_ana'],
  dueDate: '2027-03-01',
};
/** A submittal under review. */
const submittal = { kind: 'submittals', id: 'sub_h2', version: 2 } as const;

const field = (page: Page, label: string | RegExp) => page.getByRole('dialog').getByLabel(label);
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

const succeedsWith = (text: string): Pick<FormRecipe, 'succeeds'> => ({
  succeeds: async ({ page }) => {
    await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  },
});

/** Creates a record and opens its page. */
async function openNew({ page, mock }: Scene, kind: RecordType, fields = {}): Promise<void> {
  // An empty list next to it is faster.
  await visit(page, `${addressOf(await createRecord(mock, kind, fields))}&q=none`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
}

const list = (kind: RecordType, number: string): QueryRecipe => ({
  kind: 'query',
  open: async ({ page }) => {
    await page.goto(`${listOf(kind)}&q=${number}`);
  },
  succeeds: async ({ page }) => {
    await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  },
});

const get = (kind: RecordType, id: string, number: string, recordName: string): QueryRecipe => ({
  kind: 'query',
  open: async ({ page }) => {
    // The list next to it contains only this record, which is faster.
    await page.goto(`${addressOf({ kind, id, version: 1 })}&q=${number}`);
  },
  succeeds: async ({ page }) => {
    await expect(record(page, number).getByRole('heading', { name: 'History' })).toBeVisible();
  },
  notFound: async (page) => {
    await expect(page.getByRole('heading', { name: `${recordName} not found` })).toBeVisible();
  },
});

type Written = readonly [label: string, text: string];

const form = (
  submit: string,
  values: readonly Written[],
  rest: Pick<FormRecipe, 'open' | 'succeeds'> & Partial<FormRecipe>,
): FormRecipe => ({
  kind: 'form',
  submit,
  filled: (page) => values.map(([label, text]) => [field(page, label), text] as const),
  ...rest,
  open: async (scene) => {
    await rest.open(scene);
    for (const [label, text] of values) await field(scene.page, label).fill(text);
  },
});

const create = (kind: RecordType, title: string, description: string): FormRecipe =>
  form(
    'Save draft',
    [
      [title, 'Door 4.12 sticks'],
      [description, 'Hinge side, 2 mm.'],
    ],
    {
      open: async ({ page }) => {
        await visit(page, `${listOf(kind)}&q=none&new=1`);
      },
      fields: { '/title': title },
      ...succeedsWith('Draft created'),
    },
  );

const action = (
  rest: Pick<ActionRecipe, 'open' | 'act' | 'succeeds' | 'unchanged'>,
): ActionRecipe => ({ kind: 'action', ...rest });

const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Handrail loose' });

/** Something that a page saved, for the check that follows. */
const saved = new WeakMap<Page, string>();

export const punchItems: Recipes = {
  listPunchItems: list('punch-items', 'PI-139'),
  getPunchItem: get('punch-items', 'pch_h3', 'PI-139', 'Punch item'),
  updatePunchItem: form(
    'Save',
    [
      ['Title', 'Paint run at door 4.12, both sides'],
      ['Description', 'Seen in daylight.'],
    ],
    {
      open: async (scene) => {
        await openNew(scene, 'punch-items');
        await button(scene.page, 'Edit').click();
      },
      fields: { '/title': 'Title' },
      ...succeedsWith('Draft saved'),
    },
  ),
  deletePunchItem: action({
    open: (scene) => openNew(scene, 'punch-items'),
    act: async (page) => {
      await button(page, 'More').click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await button(page.getByRole('dialog'), 'Delete').click();
    },
    unchanged: async (page) => {
      await expect(record(page, 'Draft')).toContainText('Paint run at door 4.12');
    },
    ...succeedsWith('Punch item deleted'),
  }),
  respondToPunchItem: form('Dispute', [['Reason', 'This door is by others.']], {
    open: async (scene) => {
      await openNew(scene, 'punch-items', openItem);
      await button(scene.page, 'Dispute').click();
    },
    ...succeedsWith('Dispute sent'),
  }),
  bulkUpdatePunchItems: action({
    open: async ({ page, mock }) => {
      await createRecord(mock, 'punch-items', { title: 'Handrail loose', priority: 'low' });
      await visit(page, `${listOf('punch-items')}&q=handrail+loose`);
      await page.getByRole('checkbox', { name: 'Select Handrail loose' }).check();
    },
    act: async (page) => {
      await page.getByRole('toolbar').getByRole('button', { name: 'Priority' }).click();
      await page.getByRole('menuitem', { name: 'Urgent' }).click();
    },
    unchanged: async (page) => {
      await expect(row(page)).toContainText('Low');
      await expect(row(page).getByRole('checkbox')).toBeChecked();
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('status').getByText('1 punch item set to Urgent')).toBeVisible();
      await expect(row(page)).toContainText('Urgent');
    },
  }),
  exportPunchItems: action({
    open: async ({ page }) => {
      page.on('download', (download) => saved.set(page, download.suggestedFilename()));
      await visit(page, `${listOf('punch-items')}&q=PI-139`);
    },
    act: async (page) => {
      await button(page, 'Export').click();
      await page.getByRole('menuitem', { name: 'CSV, all columns' }).click();
    },
    unchanged: async (page) => {
      await expect(page.getByRole('row').filter({ hasText: 'PI-139' })).toBeVisible();
      expect(saved.has(page)).toBe(false);
    },
    succeeds: async ({ page }) => {
      await expect.poll(() => saved.get(page)).toMatch(/^punch-items-[\d-]{10}\.csv$/);
    },
  }),
};

const response = (page: Page) => page.getByRole('textbox', { name: 'Response' });

export const rfis: Recipes = {
  createRfi: create('rfis', 'Subject', 'Question'),
  respondToRfi: form('Respond', [], {
    open: async (scene) => {
      const { status, dueDate } = openItem;
      const fields = { description: 'May it go through?', assigneeIds: ['usr_priya'] };
      await openNew(scene, 'rfis', { status, dueDate, ...fields });
      await response(scene.page).fill('In the middle third only.');
    },
    filled: (page) => [[response(page), 'In the middle third only.']],
    succeeds: async ({ page }) => {
      const responses = page.getByRole('region', { name: 'Responses' });
      await expect(responses.getByRole('listitem')).toContainText('In the middle third only.');
    },
  }),
};

export const submittals: Recipes = {
  reviewSubmittal: form('Send review', [['Comment', 'Show the duty point.']], {
    open: async ({ page }) => {
      await visit(page, addressOf(submittal));
      await button(page, 'Review').click();
      await field(page, 'Response').selectOption('rejected');
    },
    filled: (page) => [
      [field(page, 'Response'), 'rejected'],
      [field(page, 'Comment'), 'Show the duty point.'],
    ],
    ...succeedsWith('Review sent'),
  }),
};
