import { declaredProblems } from '../../support/catalog.ts';
import { textsOf } from '../../support/failureTexts.ts';
import type { Mock } from '../../support/mock.ts';
import {
  flight,
  linkTo,
  pageOf,
  requestTimelapse,
  services,
  type Target,
  tower,
} from '../../support/sharing.ts';
import { expect, type Finder, step, test } from '../support/test.ts';

type Operation = Parameters<Mock['failAlways']>[0];

const photo: Target = { type: 'photo', id: 'pht_h1' };

test('pages of albums, photos, videos and cameras show what failed, and then work again', async ({
  page,
  mock,
}) => {
  await expect.poll(await requestTimelapse(mock), { timeout: 60_000 }).toBe('ready');
  const token = await linkTo(mock, [services, photo, flight, tower]);
  const expectFailure = (operation: Operation, act: () => Promise<void>): Promise<void> =>
    step(`${operation} fails`, async () => {
      const declared = declaredProblems().find(
        (problem) => problem.operation === operation && problem.name === 'INTERNAL',
      );
      if (!declared) throw new Error(`${operation} does not declare INTERNAL.`);
      const { status, name, problem } = declared;
      await mock.failAlways(operation, { code: status, example: name });
      await act();
      const [title, reason] = textsOf(declared);
      const state = page.getByRole('alert').filter({ hasText: title });
      await expect(state.getByText(reason, { exact: true })).toBeVisible();
      await expect(state.getByRole('heading', { name: title, exact: true })).toBeVisible();
      // The text of the server is for developers.
      for (const text of [problem.code, problem.detail]) {
        if (reason.includes(text)) continue;
        await expect(page.locator('main')).not.toContainText(text);
      }
    });
  const open = (target: Target) => () => page.goto(pageOf(target, token));
  const retry = () => page.getByRole('button', { name: 'Retry' }).click();
  const play = () => page.getByRole('button', { name: /^Play/ }).click();
  const expectWorks = (shown: Finder): Promise<void> =>
    step('then it works', async () => {
      await mock.heal();
      await retry();
      await expect(shown).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

  await expectFailure('getPublicFieldCam', open(tower));
  await expectFailure('listPublicFieldCamFrames', retry);
  await expectWorks(page.getByRole('img', { name: /^Tower from the east at / }));
  await expectFailure('getPublicFieldCamTimelapse', play);
  await expectWorks(page.getByRole('region', { name: 'Time-lapse player' }));
  await expectFailure('getPublicVideo', open(flight));
  await expectWorks(page.getByRole('region', { name: 'Chapters' }));
  await expectFailure('getPublicPhoto', open(photo));
  await expectWorks(page.getByRole('img').first());
  await expectFailure('listPublicAlbumPhotos', open(services));
  await expectWorks(page.getByRole('button', { name: /^Clash at the header/ }));
});
