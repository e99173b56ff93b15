import { inlineScriptHash } from '../../../scripts/first-load/inline.ts';
import { expect, test } from '../../support/test.ts';

// A violation is a message in the console, which fails every test (tests/support/watch.ts).
test('the policy allows the own files and the one inline script, and no injected one runs', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy/);
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
  const violation = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          resolve(`${violatedDirective} ${blockedURI}`),
        );
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
      }),
  );
  expect(await violation).toBe('script-src-elem inline');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const image = document.createElement('img');
        image.setAttribute('onerror', 'window.injected = true');
        image.addEventListener('error', resolve);
        image.src = 'data:,';
        document.body.append(image);
      }),
  );
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
