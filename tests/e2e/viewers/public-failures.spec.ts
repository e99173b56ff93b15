import type { Page } from '@playwright/test';
import { seededTokens } from '../../../mock-server/modules/share-links/seed.ts';
import { type DeclaredProblem, declaredProblems } from '../../support/catalog.ts';
import type { Mock } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import {
  closeToasts,
  expectErrorState,
  expectNoServerText,
  expectToast,
  textsOf,
} from '../catalog/expectations.ts';

// The picture does not matter here, and a small window draws faster.
test.use({ viewport: { width: 1000, height: 600 } });

const address = `/public-viewer/potree-view?scan=scn_harbor-05&budget=50000&edl=off#${seededTokens.consultant}`;
const tour = `/public-viewer/tour-view?tour=tour_level-4#${seededTokens.tenant}`;
const model = `/public-viewer?model=mdl_tower#${seededTokens.tenant}`;
const problemsOf = (id: string) => declaredProblems().filter(({ operation }) => operation === id);
/** One failure of a call, since all pages show failures in the same way. */
const oneOf = (id: string) => problemsOf(id).filter(({ name }) => name === 'INTERNAL');

/** These codes mean that a link does not work or needs a password, and have pages of their own. */
const pages: Readonly<Record<string, string>> = {
  LINK_PASSWORD_REQUIRED: 'This link has a password',
  LINK_PASSWORD_WRONG: 'This link has a password',
  NOT_FOUND: 'This link does not work',
};
const hasPage = ({ name }: DeclaredProblem) => name in pages;

test('a public page shows why its link does not open and works afterward', async ({
  page,
  mock,
}) => {
  for (const operation of ['openPublicLink', 'getPublicLink'] as const) {
    const ownProblems = operation === 'openPublicLink' ? problemsOf(operation).filter(hasPage) : [];
    for (const declared of [...ownProblems, ...oneOf(operation)]) {
      const { status, name } = declared;
      await test.step(`${operation} ${status} ${name}`, async () => {
        await mock.heal();
        await mock.failAlways(operation, { code: status, example: name });
        await page.goto('about:blank');
        await page.goto(address);
        const title = pages[name];
        if (title) await expect(page.getByRole('heading', { name: title })).toBeVisible();
        else await expectErrorState(page, textsOf(declared));
        await expectNoServerText(page, declared);
      });
    }
  }
  await test.step('then it works', async () => {
    await mock.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'North stair core' })).toBeVisible();
  });
  for (const declared of oneOf('downloadPublicScan')) {
    const { status, name } = declared;
    await test.step(`downloadPublicScan ${status} ${name}`, async () => {
      await mock.failAlways('downloadPublicScan', { code: status, example: name });
      await page.getByRole('button', { name: /^Download/ }).click();
      await expectToast(page, ...textsOf(declared));
      await expectNoServerText(page, declared);
      await closeToasts(page);
    });
  }
  await test.step('then the file comes', async () => {
    await mock.heal();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    expect((await download).suggestedFilename()).toBe('harbor-05.ply');
  });
});

/** Opens a new page while an operation fails, so that no earlier answer passes for its failure. */
async function openFailing(
  { page, mock }: { page: Page; mock: Mock },
  address: string,
  { operation, status, name }: DeclaredProblem,
): Promise<void> {
  await page.goto('about:blank');
  await mock.failAlways(operation, { code: status, example: name });
  await page.goto(address);
}

test('the public pages of tours and models show a failure of each call and work afterward', async ({
  page,
  mock,
}) => {
  test.setTimeout(240_000);
  const meets = async (declared: DeclaredProblem) => {
    await expectErrorState(page, textsOf(declared));
    await expectNoServerText(page, declared);
  };
  const plan = page.getByRole('button', { name: 'Plan', exact: true });
  for (const declared of [...oneOf('getPublicTour'), ...oneOf('getPublicTourPlan')]) {
    const { operation, status, name } = declared;
    await test.step(`${operation} ${status} ${name}`, async () => {
      await openFailing({ page, mock }, tour, declared);
      if (operation === 'getPublicTourPlan') await plan.click();
      await meets(declared);
    });
  }
  await test.step('then the plan comes', async () => {
    await mock.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('img', { name: 'Plan' })).toBeVisible();
  });
  for (const [operation, address] of [
    ['getPublicTourPanorama', tour],
    ['getPublicModelFile', model],
  ] as const) {
    const kinds = new Map([
      [404, 'Some data is missing'],
      [500, 'Failed to load'],
    ]);
    for (const declared of problemsOf(operation)) {
      const title = kinds.get(declared.status);
      if (!title) continue;
      await test.step(`${operation} ${declared.status}`, async () => {
        await openFailing({ page, mock }, address, declared);
        await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
        await expectNoServerText(page, declared);
      });
    }
    await test.step(`then ${operation} works`, async () => {
      await mock.heal();
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('[data-phase=ready]')).toBeVisible({ timeout: 60_000 });
    });
  }
  for (const declared of oneOf('downloadPublicModel')) {
    const { status, name } = declared;
    await test.step(`downloadPublicModel ${status} ${name}`, async () => {
      await mock.failAlways('downloadPublicModel', { code: status, example: name });
      await page.getByRole('button', { name: /^Download/ }).click();
      await expectToast(page, ...textsOf(declared));
      await expectNoServerText(page, declared);
      await closeToasts(page);
    });
  }
});
