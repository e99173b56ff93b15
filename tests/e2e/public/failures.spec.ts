import type { Page } from '@playwright/test';
import { declaredProblems } from '../../support/catalog.ts';
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

/** Loads the video, which the page does not load by itself. */
const play = (page: Page) => page.getByRole('button', { name: /^Play/ }).click();

/** The page of each call. viewers/public-failures.spec.ts walks every failure of one. */
const calls: [operation: Operation, target: Target, names: RegExp, act?: typeof play][] = [
  ['listPublicAlbumPhotos', services, /^INTERNAL$/],
  ['getPublicPhoto', photo, /^INTERNAL$/],
  ['getPublicVideo', flight, /^INTERNAL$/],
  ['getPublicFieldCam', tower, /^INTERNAL$/],
  ['listPublicFieldCamFrames', tower, /^INTERNAL$/],
  ['getPublicFieldCamTimelapse', tower, /^INTERNAL$/, play],
];

/** All downloads fail in the same way. viewers/public-failures.spec.ts walks those of a scan and a model. */
const downloads = [
  ['downloadPublicPhoto', photo],
  ['downloadPublicVideo', flight],
] as const;

test('pages and downloads of albums, photos, videos and cameras show what failed, and then work again', async ({
  page,
  mock,
}) => {
  // Takes some seconds, so it is made while the first pages load.
  const timelapse = makeTimelapse(mock);
  const token = await linkTo(mock, [services, photo, flight, tower], { allowDownload: true });
  for (const [operation, target, names, act] of calls) {
    const ownProblems = declaredProblems().filter((problem) => problem.operation === operation);
    for (const declared of ownProblems.filter(({ name }) => names.test(name))) {
      const { status, name } = declared;
      await test.step(`${operation} ${status} ${name}`, async () => {
        await mock.heal();
        await mock.failAlways(operation, { code: status, example: name });
        await page.goto('about:blank');
        if (act) await timelapse;
        await page.goto(pageOf(target, token));
        await act?.(page);
        await expectErrorState(page, textsOf(declared));
        await expectNoServerText(page, declared);
      });
    }
    await test.step(`${operation} works again`, async () => {
      await mock.heal();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
  for (const [operation, target] of downloads) {
    await page.goto('about:blank');
    await page.goto(pageOf(target, token));
    const button = page.getByRole('button', { name: /^Download/ });
    const ownProblems = declaredProblems().filter((problem) => problem.operation === operation);
    for (const declared of ownProblems.filter(({ name }) => /^(INTERNAL|FORBIDDEN)$/.test(name))) {
      const { status, name } = declared;
      await test.step(`${operation} ${status} ${name}`, async () => {
        await mock.failAlways(operation, { code: status, example: name });
        await button.click();
        await expectToast(page, ...textsOf(declared));
        await expectNoServerText(page, declared);
        await closeToasts(page);
      });
    }
    await test.step(`${operation} works again`, async () => {
      await mock.heal();
      const download = page.waitForEvent('download');
      await button.click();
      expect((await download).suggestedFilename()).toMatch(/\.(jpg|webm)$/);
    });
  }
});
