import type { Page } from '@playwright/test';
import { inlineScriptHash } from '../../../scripts/first-load/inline.ts';
import { expect, test } from '../../support/test.ts';
import { act, openScans, picture, seeded } from '../scans/scansPage.ts';

interface Reported {
  violations: string[];
}

/** Collects the policy violations from the start. */
const collect = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
const violations = (page: Page) => page.evaluate(() => (window as unknown as Reported).violations);

test('the policy of a page allows its own files and its one inline script', async ({ page }) => {
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
});

test('the portal does not violate its policy', async ({ signedIn: page }) => {
  await collect(page);
  await page.goto('/dashboard?project=prj_harbor');
  await expect(page.getByRole('article')).toHaveCount(4);
  await openScans(page);
  await act(page, seeded.newest, 'Edit');
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Thumbnail' }).click();
  await (await chooser).setFiles(picture());
  await expect(dialog.locator('img')).toHaveAttribute('src', /^blob:/);
  expect(await violations(page)).toEqual([]);
});

test('an injected script does not run', async ({ signedIn: page, allowConsole }) => {
  allowConsole(/Content Security Policy/);
  await collect(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = 'data:,';
    document.body.append(image);
  });
  await expect.poll(() => violations(page)).toContain('script-src-elem inline');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
