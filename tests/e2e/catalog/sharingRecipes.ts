import { expect, type Page } from '@playwright/test';
import { visit } from './expectations.ts';
import type { ActionRecipe, FormRecipe, Recipes } from './recipe.ts';

const facade = 'East facade, week 38';
const scans = `/dashboard/build-view/scans?${new URLSearchParams({ project: 'prj_harbor', q: facade })}`;
const link = 'Meeting with the neighbors';
const room = 'Mechanical room B2, pipe racks';

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${facade}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
}

/** Opens the links of a scan and clicks a command of the first one. */
async function openFirstLink(page: Page, button: string): Promise<void> {
  await visit(page, scans);
  await openShare(page);
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

const recipient = (page: Page) => page.getByRole('dialog').getByLabel('Recipient');
const isReady = (page: Page) =>
  expect(page.getByRole('dialog').getByText('Link ready')).toBeVisible();

const form = (
  button: string,
  submit: string,
  succeeds: (page: Page) => Promise<void>,
): FormRecipe => ({
  kind: 'form',
  submit,
  open: async ({ page }) => {
    await openFirstLink(page, button);
    await recipient(page).fill('The insurer');
  },
  filled: (page) => [[recipient(page), 'The insurer']],
  succeeds: ({ page }) => succeeds(page),
});

/** A command that asks for confirmation. */
const confirmed = (
  begins: string,
  label: string,
  question: string,
  succeeds: (page: Page) => Promise<void>,
): ActionRecipe => ({
  kind: 'action',
  open: ({ page }) => openFirstLink(page, begins),
  act: (page) => page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click(),
  unchanged: (page) => expect(page.getByRole('dialog').getByText(question)).toBeVisible(),
  succeeds: ({ page }) => succeeds(page),
});

const pinned = '/dashboard/punch-items/pch_h9?project=prj_harbor&q=none';
const place = (page: Page) =>
  page.getByRole('region', { name: 'Pinned on' }).getByRole('link', { name: `Scan: ${room}` });

export const sharingRecipes: Recipes = {
  listShareLinks: {
    kind: 'query',
    open: async ({ page }) => {
      await page.goto(scans);
      await openShare(page);
    },
    succeeds: ({ page }) => expect(page.getByRole('dialog').getByText(link)).toBeVisible(),
  },
  createShareLink: form('New link', 'Create link', isReady),
  createShareLinkToken: confirmed(
    'Replace link: Lender, monthly look',
    'Replace link',
    'Replace this link?',
    isReady,
  ),
  listPins: {
    kind: 'query',
    open: async ({ page }) => {
      await page.goto(pinned);
    },
    succeeds: ({ page }) => expect(place(page)).toBeVisible(),
  },
};
