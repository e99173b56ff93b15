import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../support/test.ts';

test('where no sheet is published yet, the list says how many wait', async ({
  signedIn: page,
  mock,
}) => {
  const { accessToken: token } = await login(mock, demoAccount());
  const sets = await mock.request('GET', '/projects/prj_harbor/plan-sets', { token });
  const waiting = (JSON.parse(await sets.text()).data as { draftCount: number }[]).reduce(
    (sum, { draftCount }) => sum + draftCount,
    0,
  );
  expect(waiting).toBeGreaterThan(1);
  await mock.failAlways('listSheets', { example: 'empty' });
  await page.goto('/dashboard/documents/plans?project=prj_harbor');
  await expect(
    page.getByRole('heading', { name: `${waiting} sheets wait for publishing` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Check and publish' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
