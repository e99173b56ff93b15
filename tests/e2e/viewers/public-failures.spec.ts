import { seededTokens } from '../../../mock-server/modules/share-links/seed.ts';
import { type DeclaredProblem, declaredProblems } from '../../support/catalog.ts';
import { textsOf } from '../../support/failureTexts.ts';
import { expect, test } from '../../support/test.ts';
import {
  closeToasts,
  expectErrorState,
  expectNoServerText,
  expectToast,
} from '../catalog/expectations.ts';

const address = `/public-viewer/potree-view?scan=scn_harbor-05&budget=50000&edl=off#${seededTokens.consultant}`;
const tour = `/public-viewer/tour-view?tour=tour_level-4#${seededTokens.tenant}`;
const model = `/public-viewer?model=mdl_tower#${seededTokens.tenant}`;

type Operation = DeclaredProblem['operation'];

/** The declared failure of a call, by the name of its example. */
function failureOf(operation: Operation, name: string): DeclaredProblem {
  const found = declaredProblems().find(
    (problem) => problem.operation === operation && problem.name === name,
  );
  if (!found) throw new Error(`${operation} does not declare ${name}.`);
  return found;
}

test('public scans, tours and models show why something does not open, and work afterward', async ({
  page,
  mock,
}) => {
  test.slow();
  const fails = async (operation: Operation, name = 'INTERNAL') => {
    const declared = failureOf(operation, name);
    await mock.failAlways(operation, { code: declared.status, example: name });
    return declared;
  };
  const open = async (path: string) => {
    // An earlier answer must not pass for this one.
    await page.goto('about:blank');
    await page.goto(path);
  };
  const click = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const heading = (name: string) => page.getByRole('heading', { name });
  /** One failure of a call, since all pages show failures in the same way. */
  const expectFailure = (operation: Operation, action: () => Promise<unknown>) =>
    test.step(`${operation} fails`, async () => {
      const declared = await fails(operation);
      await action();
      await expectErrorState(page, textsOf(declared));
      await expectNoServerText(page, declared);
    });
  const expectDownload = (operation: Operation, file: RegExp) =>
    test.step(`${operation} fails, and then the file comes`, async () => {
      const declared = await fails(operation);
      await click(/^Download/);
      await expectToast(page, ...textsOf(declared));
      await expectNoServerText(page, declared);
      await closeToasts(page);
      await mock.heal();
      const download = page.waitForEvent('download');
      await click(/^Download/);
      expect((await download).suggestedFilename()).toMatch(file);
    });
  /** The file that a viewer shows. */
  const expectFileFailures = async (operation: Operation, action: () => Promise<unknown>) => {
    for (const [name, title, next] of [
      ['NOT_FOUND', 'Some data is missing', action],
      ['INTERNAL', 'Failed to load', () => click('Try again')],
    ] as const) {
      await test.step(`${operation} ${name}`, async () => {
        const declared = await fails(operation, name);
        await next();
        await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
        await expectNoServerText(page, declared);
      });
    }
    await test.step(`then ${operation} works`, async () => {
      await mock.heal();
      await click('Try again');
      await expect(page.locator('[data-phase=ready]')).toBeVisible({ timeout: 60_000 });
    });
  };

  await expectFailure('openPublicLink', () => open(address));
  await test.step('a link has a password, of which a wrong one is refused, and then does not work', async () => {
    const required = await fails('openPublicLink', 'LINK_PASSWORD_REQUIRED');
    await click('Retry');
    await expect(heading('This link has a password')).toBeVisible();
    await expectNoServerText(page, required);
    const wrong = await fails('openPublicLink', 'LINK_PASSWORD_WRONG');
    await page.getByLabel('Password', { exact: true }).fill('crane');
    await click('Open');
    await expect(page.getByText('Wrong password for this link')).toBeVisible();
    await expectNoServerText(page, wrong);
    const gone = await fails('openPublicLink', 'NOT_FOUND');
    await click('Open');
    await expect(heading('This link does not work')).toBeVisible();
    await expectNoServerText(page, gone);
  });
  await expectFailure('getPublicLink', () => open(address));
  await test.step('then the scan opens', async () => {
    await mock.heal();
    await click('Retry');
    await expect(heading('North stair core')).toBeVisible();
    await click(/^About this scan/);
    await expect(page.getByRole('complementary').getByText('Harbor Point Tower')).toBeVisible();
  });
  await expectDownload('downloadPublicScan', /^harbor-05\.ply$/);

  await expectFailure('getPublicTour', () => open(tour));
  await expectFileFailures('getPublicTourPanorama', () => click('Retry'));
  await expectFailure('getPublicTourPlan', () => click('Plan'));
  await test.step('then the plan comes', async () => {
    await mock.heal();
    await click('Retry');
    await expect(page.getByRole('img', { name: 'Plan' })).toBeVisible();
  });
  await expectFileFailures('getPublicModelFile', () => open(model));
  await expectDownload('downloadPublicModel', /\.ifc$/);
});
