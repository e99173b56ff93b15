import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const tour = '/dashboard/3d-view/tours/tour_level-4?project=prj_harbor';

const isReady = (page: Page) =>
  expect(page.locator('[data-phase="ready"]')).toBeVisible({ timeout: 60_000 });

walk('tours', [
  {
    name: 'the list',
    path: '/dashboard/3d-view/tours?project=prj_harbor',
    reach: (page) => expect(page.getByRole('link', { name: 'Level 4, weekly walk' })).toBeVisible(),
  },
  {
    name: 'a tour with a pin',
    path: tour,
    reach: async (page) => {
      await isReady(page);
      await page.getByRole('button', { name: /^Pins/ }).click();
      const pins = page.getByRole('complementary', { name: 'Pins' });
      await pins.getByRole('button', { name: /^1 ?RFI-054/ }).click();
      await expect(page.getByRole('button', { name: /^1: RFI-054 / })).toBeVisible();
    },
  },
  {
    name: 'a scene that is edited',
    path: tour,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
      await expect(page.getByLabel('Link to', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a scene at two dates',
    path: `${tour}&scene=tsc_level-4_corridor-east`,
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Scenes', exact: true }).click();
      await page.getByRole('button', { name: /^Compare with/ }).click();
      const both = page.getByRole('region', { name: /^360° photo: East corridor/ });
      await expect(both).toHaveCount(2);
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    },
  },
]);
