import { unzipSync } from 'fflate';
import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';

/** What changes things, and is for others. */
const changes =
  /^(Edit|Edit scene|Delete|Share|Remove|Draw on the photo|Add camera|Add scenes|New tour|Make a time-lapse|Pause the public stream|Unpair)$/;

test('an owner looks at the progress and downloads it, and finds nothing to change', async ({
  page,
  signIn,
  mock,
}) => {
  const owner = demoAccount('Helen Park');
  await signIn(page, owner);
  const nothingToChange = () => expect(page.getByRole('button', { name: changes })).toHaveCount(0);
  const open = (name: string) =>
    page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name, exact: true })
      .click();

  await test.step('downloads the newest scan from the dashboard', async () => {
    await page.goto('/dashboard?project=prj_harbor');
    const assets = page.getByRole('region', { name: 'New Assets' });
    const { accessToken: token } = await login(mock, owner);
    const scans = await mock.request('GET', '/projects/prj_harbor/scans', { token });
    const newest = (await scans.json()).data[0].title;
    await expect(assets.getByRole('listitem').first()).toContainText(newest);
    await page.getByRole('article').filter({ hasText: 'Scans' }).last().click();
    await page.getByRole('button', { name: `Actions for ${newest}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Download']);
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^scans-\d+\.zip$/);
    const zip = Buffer.concat(await (await file.createReadStream()).toArray());
    expect(Object.keys(unzipSync(zip))).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  });

  await test.step('looks at the pictures of a camera on two days', async () => {
    await open('Field cameras');
    await page.getByRole('link', { name: 'Tower from the east' }).click();
    const pictures = page.getByRole('region', { name: 'Pictures' });
    const day = pictures.getByLabel('Day', { exact: true });
    const stamp = pictures.getByText(/, \d+:\d\d [AP]M [A-Z]+$/);
    await expect(stamp).toBeVisible();
    const today = await day.inputValue();
    await pictures.getByRole('button', { name: 'Day before' }).click();
    await expect(day).not.toHaveValue(today);
    await expect(
      pictures.getByRole('img', { name: 'Tower from the east at 11:45 PM' }),
    ).toBeVisible();
    await expect(pictures.getByRole('link', { name: 'Download' })).toBeVisible();
    await pictures.getByRole('button', { name: 'Day after' }).click();
    await expect(day).toHaveValue(today);
    await nothingToChange();
  });

  await test.step('compares a photo with one of the same place half a year ago', async () => {
    await open('Photos');
    await page.getByRole('searchbox', { name: 'Search photos' }).fill('harbor street week');
    await page.getByRole('button', { name: /^Tower from Harbor Street, week 20/ }).click();
    const photo = page.getByRole('dialog', { name: /^Photo / });
    await photo.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(photo.getByRole('img', { name: /^Before, .*week 20/ })).toBeVisible();
    await expect(photo.getByRole('img', { name: /^After, / })).toBeVisible();
    await nothingToChange();
    const original = photo.getByRole('link', { name: 'Download the original' });
    const picture = await page.request.get((await original.getAttribute('href')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    await photo.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('walks through a tour and sees the same room at two dates', async () => {
    await open('Tours');
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Level 4, weekly walk' }).click();
    await page.getByRole('button', { name: /^Compare with/ }).click();
    await expect(page.getByRole('region', { name: /^360° photo: East corridor/ })).toHaveCount(2);
    await nothingToChange();
  });
});
