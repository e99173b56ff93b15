import { expect, test } from '../../support/test.ts';
import { pointCloud } from '../scans/scansPage.ts';
import { expiredSession, replaceSession } from './sessions.ts';

test('only calls of the API carry the token, and a repeated one carries the whole form', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  const { accessToken } = await signIn(page);

  await test.step('only requests to the API carry the bearer token', async () => {
    const sent: { path: string; bearer: string | undefined }[] = [];
    page.on('request', (request) => {
      const { pathname: path } = new URL(request.url());
      sent.push({ path, bearer: request.headers().authorization });
    });
    await page.goto('/dashboard/build-view/scans?project=prj_harbor');
    await expect(page.getByRole('checkbox', { name: 'Select all scans' })).toBeEnabled();
    const toApi = sent.filter(({ path }) => path.startsWith('/api/v1/projects/prj_harbor'));
    expect(toApi.map(({ path }) => path)).toContain('/api/v1/projects/prj_harbor/scans');
    for (const { bearer } of toApi) expect(bearer).toBe(`Bearer ${accessToken}`);
    const others = sent.filter(({ path }) => !path.startsWith('/api/'));
    expect(others.filter(({ bearer }) => bearer !== undefined)).toEqual([]);
  });

  await test.step('a repeated form request carries the whole form', async () => {
    await replaceSession(page, await expiredSession(mock));
    await page.getByRole('button', { name: 'Upload' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Crane base after rain');
    await dialog.locator('input[type=file]').setInputFiles(pointCloud('base.ply'));
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Scan uploaded successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Crane base after rain' })).toBeVisible();
  });
});
