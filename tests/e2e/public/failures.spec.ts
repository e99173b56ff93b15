import '../../../src/shared/errors/visitorTexts.ts';
import { declaredProblems } from '../../support/catalogue.ts';
import { expect, test } from '../../support/test.ts';
import { expectErrorState, expectNoServerText, textsOf } from '../catalogue/expectations.ts';
import { flight, linkTo, pageOf, services, tower } from './sharing.ts';

const photo = { type: 'photo', id: 'pht_h1' } as const;

/** Where each call is made. All pages show a failure in the same way, so that one of them meets all there are. */
const calls = [
  ['listPublicAlbumPhotos', services, /./],
  ['getPublicPhoto', photo, /^INTERNAL$/],
  ['getPublicVideo', flight, /^INTERNAL$/],
  ['getPublicFieldCam', tower, /^INTERNAL$/],
  ['listPublicFieldCamFrames', tower, /^INTERNAL$/],
] as const;

test('pages of albums, photos, videos and cameras say what failed, and work again', async ({
  page,
  mock,
}) => {
  test.slow();
  await page.clock.install();
  const token = await linkTo(mock, [services, photo, flight, tower]);
  for (const [operation, target, names] of calls) {
    const own = declaredProblems().filter((one) => one.operation === operation);
    for (const declared of own.filter(({ name }) => names.test(name))) {
      const { status, name } = declared;
      await test.step(`${operation} ${status} ${name}`, async () => {
        await mock.heal();
        await mock.failAlways(operation, { code: status, example: name });
        await page.goto('about:blank');
        await page.goto(pageOf(target, token));
        await expect(async () => {
          // Asked again twice, after 0.5 and 1 second; nobody has to wait for that here.
          if (status === 503) await page.clock.fastForward(1000);
          await expectErrorState(page, textsOf(declared), { timeout: 1000 });
        }).toPass({ timeout: 15_000 });
        await expectNoServerText(page, declared);
      });
    }
    await test.step(`${operation} works again`, async () => {
      await mock.heal();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
