import { demoAccount, login } from '../../support/session.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { linkTo, makeTimelapse, pageOf, tower } from './sharing.ts';

test('a camera shows its pictures and time-lapses to visitors until its stream is paused', async ({
  page,
  mock,
}) => {
  await makeTimelapse(mock);
  await page.goto(pageOf(tower, await linkTo(mock, [tower])));
  await expect(page.getByRole('heading', { level: 1, name: 'Tower from the east' })).toBeVisible();
  await expect(page.getByText('1 hour behind')).toBeVisible();
  const time = page.getByRole('slider', { name: 'Time of day' });
  const picture = page.getByRole('img', { name: /^Tower from the east at / });
  await expect(picture).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Day before' }).click();
  await expect(time).toHaveAttribute('aria-valuetext', '11:45 PM');
  await time.press('ArrowLeft');
  await expect(time).toHaveAttribute('aria-valuetext', '11:30 PM');
  await expect(picture).toHaveAccessibleName('Tower from the east at 11:30 PM');
  await expectNoAxeFindings(page);

  const lapses = page.getByRole('region', { name: 'Time-lapses' });
  await lapses.getByRole('button', { name: /^Play/ }).click();
  const player = page.getByRole('region', { name: 'Time-lapse player' });
  const place = player.getByRole('slider', { name: 'Picture' });
  // Stops at whichever picture is playing.
  await place.press('End');
  await expect(place).toHaveAttribute('aria-valuetext', /^(\d+) of \1,/);
  await expect(player.getByText('each appears 1 hour after it was taken')).toBeVisible();
  await expectNoAxeFindings(page);
  await player.getByRole('button', { name: 'Close the time-lapse' }).click();
  await expect(lapses.getByRole('button', { name: /^Play/ })).toBeFocused();
  await expect(time).toBeVisible();

  const { accessToken: token } = await login(mock, demoAccount());
  const data = { paused: true };
  await mock.request('PUT', '/projects/prj_harbor/field-cams/cam_h1/stream', { token, data });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The camera is paused' })).toBeVisible();
  await expect(picture).toHaveCount(0);
});
