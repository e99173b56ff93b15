import '../../../src/shared/errors/visitorTexts.ts';
import { seededTokens } from '../../../mock-server/state/seed/shareLinks.ts';
import { declaredProblems } from '../../support/catalogue.ts';
import { expect, test } from '../../support/test.ts';
import {
  closeToasts,
  expectErrorState,
  expectNoServerText,
  expectToast,
  textsOf,
} from '../catalogue/expectations.ts';

const address = `/public-viewer/potree-view?scan=scn_harbor-05&budget=50000&edl=off#${seededTokens.consultant}`;
const problemsOf = (id: string) => declaredProblems().filter(({ operation }) => operation === id);

/** What says that a link does not work, or wants a password, is a page of its own. */
const pages: Readonly<Record<string, string>> = {
  LINK_PASSWORD_REQUIRED: 'This link has a password',
  LINK_PASSWORD_WRONG: 'This link has a password',
  NOT_FOUND: 'This link does not work',
  UNAUTHENTICATED: 'This link does not work',
  TOKEN_EXPIRED: 'This link does not work',
  FORBIDDEN: 'This link does not work',
};

test('a public page meets every failure of its calls', async ({ page, mock }) => {
  test.slow();
  await page.clock.install();
  for (const operation of ['openPublicLink', 'getPublicLink'] as const) {
    for (const declared of problemsOf(operation)) {
      const { status, name } = declared;
      await test.step(`${operation} ${status} ${name}`, async () => {
        await mock.heal();
        await mock.failAlways(operation, { code: status, example: name });
        await page.goto('about:blank');
        await page.goto(address);
        await expect(async () => {
          if (status === 503) await page.clock.fastForward(1000);
          const own = pages[name];
          const options = { timeout: 1000 };
          if (own) await expect(page.getByRole('heading', { name: own })).toBeVisible(options);
          else await expectErrorState(page, textsOf(declared), options);
        }).toPass({ timeout: 15_000 });
        await expectNoServerText(page, declared);
      });
    }
  }
  await test.step('then it works', async () => {
    await mock.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'North stair core' })).toBeVisible();
  });
  for (const declared of problemsOf('downloadPublicScan')) {
    const { status, name } = declared;
    await test.step(`downloadPublicScan ${status} ${name}`, async () => {
      await mock.failAlways('downloadPublicScan', { code: status, example: name });
      await page.getByRole('button', { name: /^Download/ }).click();
      await expectToast(page, textsOf(declared).join('. '));
      await expectNoServerText(page, declared);
      await closeToasts(page);
    });
  }
  await test.step('then the file comes', async () => {
    await mock.heal();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    expect((await coming).suggestedFilename()).toBe('harbor-05.ply');
  });
});
