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
import { flight, linkTo, makeTimelapse, pageOf, services, tower } from './sharing.ts';

type Operation = Parameters<Mock['failAlways']>[0];
type Target = Parameters<typeof pageOf>[0];

const photo = { type: 'photo', id: 'pht_h1' } as const;

test('pages and downloads of albums, photos, videos and cameras show what failed, and then work again', async ({
  page,
  mock,
}) => {
  await makeTimelapse(mock);
  const token = await linkTo(mock, [services, photo, flight, tower], { allowDownload: true });
  const failureOf = (operation: Operation, name = 'INTERNAL'): DeclaredProblem => {
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

  const open = (target: Target) => async () => {
    // An earlier answer must not pass for this one.
    await page.goto('about:blank');
    await page.goto(pageOf(target, token));
  };
  const retry = () => page.getByRole('button', { name: 'Retry' }).click();
  // The page does not load it by itself.
  const play = () => page.getByRole('button', { name: /^Play/ }).click();
  const expectFailure = (operation: Operation, act: () => Promise<unknown>) =>
    test.step(`${operation} fails`, async () => {
      const declared = failureOf(operation);
      await mock.failAlways(operation, { code: declared.status, example: declared.name });
      await act();
      await expectErrorState(page, textsOf(declared));
      await expectNoServerText(page, declared);
    });
  const expectWorks = () =>
    test.step('then it works', async () => {
      await mock.heal();
      await retry();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

  await expectFailure('getPublicFieldCam', open(tower));
  await expectFailure('listPublicFieldCamFrames', retry);
  await expectWorks();
  await expectFailure('getPublicFieldCamTimelapse', play);
  await expectWorks();
  await expectFailure('getPublicVideo', open(flight));
  await expectWorks();
  await expectDownload('downloadPublicVideo', /\.webm$/);
  await expectFailure('getPublicPhoto', open(photo));
  await expectWorks();
  await expectDownload('downloadPublicPhoto', /\.jpg$/);
  await expectFailure('listPublicAlbumPhotos', open(services));
  await expectWorks();
});
