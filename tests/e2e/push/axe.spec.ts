import { expectAccessible } from '../../support/test.ts';
import { Delivery, expect, expectToken, message, test } from './push.ts';

test('the prompt for notifications has no axe findings', async ({ signedIn: page, push }) => {
  await push.permission({ now: 'default' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await expectAccessible(page);
});

test('a push message has no axe findings', async ({ signedIn: page, push, baseURL }) => {
  await push.permission({ now: 'granted' });
  const delivery = await Delivery.through(page, String(baseURL));
  await page.goto('/');
  await expectToken(page, 'token-1');
  await delivery.send(message({ title: 'RFI 042', icon: '/favicon.svg' }, '/dashboard/rfis'));
  await expect(page.getByRole('link', { name: /^RFI 042/ })).toBeVisible();
  await expectAccessible(page);
});
