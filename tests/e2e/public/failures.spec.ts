import { type DeclaredProblem, declaredProblems } from '../../support/catalog.ts';
import { textsOf } from '../../support/failureTexts.ts';
import type { Mock } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import { closeToasts, expectNoServerText, expectToast } from '../catalog/expectations.ts';
import { flight, linkTo, pageOf } from './sharing.ts';

type Operation = Parameters<Mock['failAlways']>[0];

const photo = { type: 'photo', id: 'pht_h1' } as const;

test('downloads of photos and videos show what failed, and then work again', async ({
  page,
  mock,
}) => {
  const token = await linkTo(mock, [photo, flight], { allowDownload: true });
  const failureOf = (operation: Operation, name: string): DeclaredProblem => {
    const ownProblems = declaredProblems().filter((problem) => problem.operation === operation);
    const declared = ownProblems.find((problem) => problem.name === name);
    if (!declared) throw new Error(`${operation} does not declare ${name}.`);
    return declared;
  };
  const download = page.getByRole('button', { name: /^Download/ });
  const expectDownload = async (operation: Operation, file: RegExp) => {
    for (const name of ['INTERNAL', 'FORBIDDEN']) {
      const declared = failureOf(operation, name);
      await test.step(`${operation} ${declared.status} ${name}`, async () => {
        await mock.failAlways(operation, { code: declared.status, example: name });
        await download.click();
        await expectToast(page, ...textsOf(declared));
        await expectNoServerText(page, declared);
        await closeToasts(page);
      });
    }
    await test.step(`${operation} works again`, async () => {
      await mock.heal();
      const saved = page.waitForEvent('download');
      await download.click();
      expect((await saved).suggestedFilename()).toMatch(file);
    });
  };

  await page.goto(pageOf(flight, token));
  await expectDownload('downloadPublicVideo', /\.webm$/);
  await page.goto(pageOf(photo, token));
  await expectDownload('downloadPublicPhoto', /\.jpg$/);
});
