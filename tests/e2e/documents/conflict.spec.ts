import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { withoutLiveUpdates } from '../logs/records.ts';

const CRANE = '/projects/prj_harbor/documents/doc_crane';

test('two people change a file at once, and neither loses what they changed', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await withoutLiveUpdates(mock);
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const { data } = await (await mock.request('GET', CRANE, { token })).json();
  await page.goto('/dashboard/documents?project=prj_harbor&folder=dir_safety&document=doc_crane');
  const file = page.getByRole('dialog', { name: data.name });
  await file.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit file' });
  await edit.getByLabel('Description').fill('For both cranes.');

  const body = { version: data.version, name: 'Cranes.pdf' };
  const changed = await mock.request('PATCH', CRANE, { token, data: body });
  expect(changed.status(), await changed.text()).toBe(200);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('changed this');
  await expect(edit.getByLabel('Description')).toHaveValue('For both cranes.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  const renamed = page.getByRole('dialog', { name: 'Cranes.pdf' });
  await expect(renamed.getByText('For both cranes.')).toBeVisible();
});
