import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { linkTo } from '../public/sharing.ts';

test('a visitor reads a shared page without people and records', async ({ page, mock }) => {
  const token = await linkTo(mock, [{ type: 'page', id: 'pag_harbor-method' }]);
  await page.goto(`/public-viewer/pages/pag_harbor-method#${token}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Method statement: level 4 pour' }),
  ).toBeVisible();
  const sheet = page.getByRole('article');
  await expect(
    sheet.getByText('Pump line flushed and pressure tested', { exact: true }),
  ).toBeVisible();
  await expect(sheet.getByRole('table')).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await expectNoAxeFindings(page);
});
