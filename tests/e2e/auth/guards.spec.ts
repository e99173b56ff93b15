import { expect, test } from '../../support/test.ts';
import { apiCalls, heading } from './steps.ts';

/**
 * The paths of specification section 2 and the titles of their pages. Each path is loaded in the browser. All
 * redirects, with and without a trailing slash, are tested in tests/contract/routes.test.ts; these tests cover
 * one path of each kind.
 */
type Table = readonly (readonly [path: string, title: string])[];

/** Redirects signed-out users to the sign-in page. */
const user: Readonly<Record<string, Table>> = {
  'of a person': [
    ['/', 'Projects'],
    ['/user-profile', 'Profile'],
    ['/viewer', 'Viewer'],
    ['/viewer/potree-viewer', 'Scan viewer'],
  ],
  'of a project': [
    ['/dashboard/', 'Dashboard'],
    ['/dashboard/budget', 'Budget'],
    ['/dashboard/team', 'Team'],
    ['/dashboard/submittals', 'Submittals'],
    ['/dashboard/settings', 'Project settings'],
    ['/dashboard/rfis', 'RFIs'],
    ['/dashboard/punch-items', 'Punch items'],
    ['/dashboard/messages', 'Messages'],
    ['/dashboard/editor', 'Editor'],
    ['/dashboard/documents', 'Documents'],
  ],
  'of what was recorded on site': [
    ['/dashboard/build-view/videos', 'Videos'],
    ['/dashboard/build-view/scans', 'Scans'],
    ['/dashboard/build-view/photos', 'Photos'],
    ['/dashboard/build-view/field-cam', 'Field cam'],
    ['/dashboard/3d-view/tours', 'Virtual tours'],
    ['/dashboard/3d-view/models', '3D models'],
  ],
  'of the settings': [
    ['/settings', 'Settings'],
    ['/settings/admin-setting', 'Admin settings'],
    ['/settings/roles', 'Roles'],
    ['/settings/members', 'Members'],
    ['/settings/companies', 'Companies'],
    ['/settings/admin-projects', 'Projects'],
    ['/settings/activity-logs', 'Activity logs'],
  ],
  // One of each kind, with the trailing slash added or removed.
  'with a slash, or without': [
    ['/user-profile/', 'Profile'],
    ['/dashboard', 'Dashboard'],
    ['/dashboard/rfis/', 'RFIs'],
    ['/dashboard/build-view/scans/', 'Scans'],
    ['/settings/roles/', 'Roles'],
    ['/viewer/', 'Viewer'],
  ],
};

/** Redirects signed-in users home. */
const guest: Table = [
  ['/login/', 'Log in'],
  ['/signup/', 'Sign up'],
  ['/forgot-password/', 'Forgot password'],
  ['/login', 'Log in'],
];

/** Open to everyone. */
const everybody: Table = [
  ['/reset-password/', 'Reset password'],
  ['/verify-pending/', 'Confirm your email'],
  ['/template-settings', 'Template settings'],
  ['/template-settings/0', 'Template settings'],
  ['/template-settings/configuration', 'Template configuration'],
  ['/template-settings/members', 'Template members'],
  ['/template-settings/notifications', 'Template notifications'],
  ['/template-settings/products-tools', 'Template products and tools'],
  ['/public-viewer', 'Open a shared link'],
  ['/public-viewer/tour-view', 'Open a shared link'],
  ['/public-viewer/potree-view', 'Open a shared link'],
];
/** One of each kind, with the trailing slash added or removed. */
const onePerKind: Table = [
  ['/reset-password', 'Reset password'],
  ['/template-settings/', 'Template settings'],
  ['/template-settings/0/', 'Template settings'],
  ['/template-settings/members/', 'Template members'],
  ['/template-settings/notifications/', 'Template notifications'],
  ['/public-viewer/tour-view/', 'Open a shared link'],
];

const titled = (title: string) => `${title} · Construction portal`;

for (const [kind, table] of Object.entries(user)) {
  test(`pages ${kind} open for signed-in users`, async ({ signedIn: page }) => {
    for (const [path, title] of table) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveTitle(titled(title));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      });
    }
  });
}

test('signed-out users are redirected to /login', async ({ page }) => {
  const calls = apiCalls(page);
  for (const path of [
    '/',
    '/user-profile/',
    '/dashboard/',
    '/dashboard/rfis',
    '/dashboard/build-view/scans/',
    '/viewer/potree-viewer',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      const next = encodeURIComponent(path);
      await expect(page).toHaveURL(path === '/' ? '/login' : `/login?next=${next}`);
      await expect(heading(page, 'Log in')).toBeVisible();
    });
  }
  expect(calls).toEqual([]);
});

test('signed-out users who open the settings are redirected to / and then to /login', async ({
  page,
  baseURL,
}) => {
  const calls = apiCalls(page);
  for (const path of ['/settings', '/settings/roles/']) {
    await test.step(path, async () => {
      const visited: string[] = [];
      const note = (frame: { url(): string }) => visited.push(frame.url());
      page.on('framenavigated', note);
      await page.goto(path);
      const next = encodeURIComponent(path);
      await expect(page).toHaveURL(`/login?next=${next}`);
      await expect(heading(page, 'Log in')).toBeVisible();
      page.off('framenavigated', note);
      expect(visited.map((url) => url.replace(String(baseURL), ''))).toEqual([
        path,
        `/?next=${next}`,
        `/login?next=${next}`,
      ]);
    });
  }
  expect(calls).toEqual([]);
});

test('the auth pages open for signed-out users', async ({ page }) => {
  for (const [path, title] of guest) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(titled(title));
      await expect(heading(page, title)).toBeVisible();
    });
  }
});

test('the auth pages redirect signed-in users home', async ({ signedIn: page }) => {
  for (const [path] of guest) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(heading(page, 'Your projects')).toBeVisible();
    });
  }
});

test('public pages open for signed-out users', async ({ page }) => {
  for (const [path, title] of everybody) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(titled(title));
      await expect(page).toHaveURL(path);
    });
  }
});

test('public pages open for signed-in users', async ({ signedIn: page }) => {
  for (const [path, title] of onePerKind) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(titled(title));
      await expect(page).toHaveURL(path);
    });
  }
});

test('/verify-email opens for everyone', async ({ page, signIn, allowStatus }) => {
  allowStatus(422);
  await page.goto('/verify-email/');
  await expect(heading(page, 'Email not verified')).toBeVisible();
  await signIn(page);
  await page.goto('/verify-email');
  await expect(heading(page, 'Email not verified')).toBeVisible();
});

test('a guarded page shows and loads nothing before the redirect', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const titles: string[] = [];
  await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const note = () => Reflect.get(window, 'noteTitle')(document.title);
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/dashboard/build-view/scans');
  await expect(heading(page, 'Log in')).toBeVisible();
  expect(loaded.filter((path) => /DashboardPage|ScansPage|\/project-|\/api\//.test(path))).toEqual(
    [],
  );
  expect([...new Set(titles)].filter((title) => title.startsWith('Scans'))).toEqual([]);
});
