import { expect, expectNoAxeFindings, test } from '../../support/test.ts';

const flight = 'Flight round the tower, week 40';

test('a video is shared with other items, and their lists load only when needed', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(500);
  await mock.failAlways('listAlbums', { code: 500, example: 'INTERNAL' });
  await page.goto('/dashboard/build-view/videos?project=prj_harbor');
  await page.getByRole('link', { name: flight }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await dialog.getByRole('button', { name: 'New link' }).click();
  await dialog.getByLabel('Recipient').fill('The neighbors');
  const lists = /\/(scans|models|tours|albums|videos|field-cams)(\?|$)/;
  expect(requestedUrls.filter((url) => lists.test(url))).toEqual([]);

  const field = dialog.getByRole('combobox', { name: 'Also include' });
  await field.click();
  const option = (name: string) => dialog.getByRole('option', { name, exact: true });
  await expect(dialog.getByText('Photo albums could not be loaded.')).toBeVisible();
  await expect(option('Tower from the east')).toBeVisible();
  await expect(option(flight)).toHaveCount(0);
  await mock.heal();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('could not be loaded')).toHaveCount(0);
  await expect(field).toBeFocused();
  const group = (name: string) => dialog.getByRole('group', { name, exact: true });
  await expect(group('Photo albums').getByRole('option', { name: 'Services' })).toBeVisible();
  for (const name of ['Scans', '3D models', 'Videos', 'Field cameras'])
    await expect(group(name).getByRole('option').first()).toBeAttached();
  await expect(option('Roof steel')).toBeAttached();
  await expect(option('Tower crane base')).toHaveCount(0); // It is private.

  await option('Services').click();
  await field.fill('tower from');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(dialog.getByText(/and 2 items more/)).toBeVisible();
  await expectNoAxeFindings(page);
  await field.press('Escape');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: '3 items shared with you' })).toBeVisible();
  for (const name of [flight, 'Services', 'Tower from the east'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
