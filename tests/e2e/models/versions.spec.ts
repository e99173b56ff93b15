import { sampleModel } from '../../../mock-server/demo/models/samples.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { totalOf } from '../../support/totals.ts';

test('an interrupted upload of a new version continues as a version of its model', async ({
  signedIn: page,
  mock,
}) => {
  const models = `${await totalOf(mock, 'models')} models`;
  await mock.failAlways('addUploadChunk', { code: 503 });
  await page.goto('/dashboard/3d-view/models?project=prj_harbor');
  await expect(page.getByText(models)).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Tower, architecture' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions of Tower, architecture' });
  const file = {
    name: 'Tower-4.ifc',
    mimeType: 'application/octet-stream',
    buffer: sampleModel('clinic').source,
  };
  const first = page.waitForEvent('filechooser');
  await dialog.getByLabel('File', { exact: true }).click();
  await (await first).setFiles(file);
  await dialog.getByLabel('What changed').fill('West stair moved.');
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  const dock = page.getByRole('region', { name: 'Uploads', exact: true });
  await expect(dock.getByText(/trying again/)).toBeVisible();
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await mock.heal();

  const unfinished = page.getByRole('region', { name: 'Unfinished uploads' });
  await expect(unfinished.getByText('New version of this model')).toBeVisible();
  await expectNoAxeFindings(page);
  const again = page.waitForEvent('filechooser');
  await unfinished.getByRole('button', { name: 'Resume Tower, architecture' }).click();
  await (await again).setFiles(file);
  await expect(unfinished).toHaveCount(0);
  await expect(page.getByText('Version uploaded. It is shown once it is ready')).toBeVisible();
  await expect(page.getByText(models)).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Tower, architecture' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = dialog.getByRole('listitem');
  await expect(versions).toHaveCount(4);
  await expect(versions.first()).toContainText('West stair moved.');
});
