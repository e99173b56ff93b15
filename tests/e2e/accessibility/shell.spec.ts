import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { overflow } from '../shell/narrow.ts';
import { walk } from './walk.ts';

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

// Loading, an empty list, a failure and a toast look the same in every part of the portal.
walk('shell', [
  {
    name: 'the account menu',
    path: '/settings',
    reach: async (page) => {
      await heading('Settings')(page);
      await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the command palette',
    path: '/dashboard/messages?project=prj_harbor',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.getByRole('button', { name: /^Search/ }).click();
      await page.getByRole('combobox').fill('re');
      await expect(page.getByRole('group', { name: 'Records' })).toBeVisible();
    },
  },
  {
    name: 'an unknown address',
    path: '/nowhere',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await heading('404 - Page Not Found')(page);
    },
  },
  {
    name: 'an unknown project',
    path: '/dashboard?project=prj_gone',
    reach: heading('Project not found'),
  },
  {
    name: 'a list that takes long',
    path: '/dashboard/3d-view/models?project=prj_harbor',
    prepare: (mock) => mock.fail('listModels', { delayMs: 15_000 }),
    reach: (page) => expect(page.getByText('This is taking longer than usual.')).toBeVisible(),
  },
  {
    name: 'a list that failed',
    path: '/dashboard/3d-view/tours?project=prj_harbor',
    prepare: (mock) => mock.fail('listTours', { code: 500 }),
    reach: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
  {
    name: 'an empty list',
    path: '/dashboard/build-view/scans?project=prj_harbor',
    prepare: (mock) => mock.fail('listScans', { example: 'empty' }),
    reach: heading('No scans yet'),
  },
  {
    name: 'a toast',
    path: '/dashboard/build-view/scans?project=prj_harbor&q=week+40',
    prepare: (mock) => mock.fail('makeScanPublic', { code: 500 }),
    reach: async (page) => {
      await page.getByRole('button', { name: /^Actions for Site overview, week 40/ }).click();
      await page.getByRole('menuitem', { name: 'Make public' }).click();
      const failed = page.getByText('Failed to make scan public');
      // Under the mouse it stays open. The mouse itself waits until it stands still, half of its life on a busy machine.
      await failed.dispatchEvent('mouseover');
      await expect(failed).toBeVisible();
    },
  },
]);

test('axe findings are reported with their element, and content wider than the screen', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.evaluate(() => {
    const grey = Object.assign(document.createElement('p'), { id: 'grey', textContent: 'Hardly' });
    grey.style.cssText = 'color: #ccc; background: #fff';
    document.querySelector('main')?.append(grey, document.createElement('img'));
  });
  await expect(expectNoAxeFindings(page)).rejects.toThrow(
    /color-contrast: .* \| #grey \| [\s\S]*image-alt: .* \| img \|/,
  );
  await page.locator('main').evaluate((main) => {
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 3000px; height: 1px';
    main.append(wide);
  });
  await expect.poll(() => overflow(page)).toBeGreaterThan(0);
});
