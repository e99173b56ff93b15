import { demoAccount, expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { addressOf, write } from './punchItems.ts';

// Narrow enough for the record to fill the page.
test.beforeEach(({ page }) => page.setViewportSize({ width: 1100, height: 900 }));

test('a comment mentions a person and is marked internal, using only the keyboard', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, demoAccount('Ana Torres'));
  const item = await write(mock, {});
  await page.goto(addressOf(item));
  const field = page.getByRole('textbox', { name: 'Comment' });
  const list = page.getByRole('listbox', { name: 'People to mention' });
  await field.focus();
  await page.keyboard.type('Ask @');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('di');
  await expect(list.getByRole('option')).toHaveText(/Diego Alvarez/);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Ask @Diego Alvarez ');
  await expect(list).toHaveCount(0);

  await page.keyboard.type('and @');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.type('mar');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Ask @Diego Alvarez and @Marcus Reed ');
  // A name that was deleted from the text is not mentioned.
  for (let i = 0; i < 'and @Marcus Reed '.length; i++) await page.keyboard.press('Backspace');
  await page.keyboard.type('about it');
  const request = page.waitForRequest(/\/comments$/);
  await page.keyboard.press('Control+Enter');
  expect((await request).postDataJSON()).toEqual({
    body: 'Ask @Diego Alvarez about it',
    mentions: ['usr_diego'],
    visibility: 'everyone',
  });
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('listitem').getByText('@Diego Alvarez')).toBeVisible();
  await expect(field).toHaveValue('');

  await page.keyboard.type('For ourselves');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Internal' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Comment internally' })).toBeFocused();
  await page.keyboard.press('Enter');
  const internal = comments.getByRole('listitem').filter({ hasText: 'For ourselves' });
  await expect(internal.getByText('Internal')).toBeVisible();
});
