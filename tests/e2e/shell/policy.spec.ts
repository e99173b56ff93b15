import { inlineScriptHash } from '../../../scripts/first-load/inline.ts';
import { expect, test } from '../../support/test.ts';

// A violation is a message in the console, which fails every test (tests/support/watch.ts).
test('the policy allows the own files and the one inline script, and nothing injected has an effect', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|TrustedScript/);
  const response = await page.goto('/login');
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(directives.get('default-src')).toBe("'self'");
  expect(directives.get('script-src')).toBe(`'self' ${inlineScriptHash}`);
  expect(directives.get('object-src')).toBe("'none'");
  expect(directives.get('base-uri')).toBe("'none'");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');

  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.injected = true');
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);

  const isRefused = (html: string) =>
    page.evaluate((text) => {
      try {
        document.createElement('div').innerHTML = text;
        return false;
      } catch {
        return true;
      }
    }, html);
  expect(await isRefused('<img src="data:," onerror="injected = true">')).toBe(true);
  expect(await isRefused('<b class="on">x</b>')).toBe(false);
  const color = page.evaluate(() => {
    const style = document.createElement('style');
    style.append('body { color: rgb(1, 2, 3) !important }');
    document.head.append(style);
    return getComputedStyle(document.body).color;
  });
  expect(await color).not.toBe('rgb(1, 2, 3)');
});
