import { expect, test } from '../../support/test.ts';
import { apiCalls, heading } from './steps.ts';

/** Section 2 of the specification, a row for each route: path, title of its page. */
const table = {
  /** Whoever is not signed in goes to /login. */
  user: [
    ['/', 'Projects'],
    ['/user-profile', 'Profile'],
    ['/dashboard', 'Dashboard'],
    ['/dashboard/budget', 'Budget'],
    ['/dashboard/team', 'Team'],
    ['/dashboard/submittals', 'Submittals'],
    ['/dashboard/settings', 'Project settings'],
    ['/dashboard/rfis', 'RFIs'],
    ['/dashboard/punch-items', 'Punch items'],
    ['/dashboard/messages', 'Messages'],
    ['/dashboard/editor', 'Editor'],
    ['/dashboard/documents', 'Documents'],
    ['/dashboard/build-view/videos', 'Videos'],
    ['/dashboard/build-view/scans', 'Scans'],
    ['/dashboard/build-view/photos', 'Photos'],
    ['/dashboard/build-view/field-cam', 'Field cam'],
    ['/dashboard/3d-view/tours', 'Virtual tours'],
    ['/dashboard/3d-view/models', '3D models'],
    ['/viewer', 'Model viewer'],
    ['/viewer/potree-viewer', 'Scan viewer'],
  ],
  /** Whoever is not signed in goes to /, and from there to /login like everybody. */
  settings: [
    ['/settings', 'Settings'],
    ['/settings/admin-setting', 'Admin settings'],
    ['/settings/roles', 'Roles'],
    ['/settings/members', 'Members'],
    ['/settings/companies', 'Companies'],
    ['/settings/admin-projects', 'Projects'],
    ['/settings/activity-logs', 'Activity logs'],
  ],
  /** Whoever is signed in goes to /. */
  guest: [
    ['/login', 'Log in'],
    ['/signup', 'Sign up'],
    ['/forgot-password', 'Forgot password'],
  ],
  /** For everybody. */
  public: [
    ['/reset-password', 'Reset password'],
    ['/verify-pending', 'Confirm your email'],
    ['/template-settings', 'Template settings'],
    ['/template-settings/0', 'Template settings'],
    ['/template-settings/configuration', 'Template configuration'],
    ['/template-settings/members', 'Template members'],
    ['/template-settings/notifications', 'Template notifications'],
    ['/template-settings/products-tools', 'Template products and tools'],
    ['/public-viewer', 'Public viewer'],
    ['/public-viewer/tour-view', 'Public tour'],
    ['/public-viewer/potree-view', 'Public scan'],
  ],
} as const;

/** Both ways to write an address. */
const withAndWithoutSlash = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);
const titled = (title: string) => `${title} · Construction portal`;

for (const [path, title] of [...table.user, ...table.settings]) {
  test(`${path} is for those who are signed in`, async ({ signedIn: page }) => {
    for (const address of withAndWithoutSlash(path)) {
      await page.goto(address);
      await expect(page).toHaveTitle(titled(title));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    }
  });
}

for (const [path] of table.user) {
  test(`${path} sends to /login who is not signed in`, async ({ page }) => {
    const calls = apiCalls(page);
    for (const address of withAndWithoutSlash(path)) {
      await page.goto(address);
      const next = encodeURIComponent(address);
      await expect(page).toHaveURL(address === '/' ? '/login' : `/login?next=${next}`);
      await expect(heading(page, 'Log in')).toBeVisible();
    }
    expect(calls).toEqual([]);
  });
}

for (const [path] of table.settings) {
  test(`${path} sends to / and on to /login who is not signed in`, async ({ page, baseURL }) => {
    const calls = apiCalls(page);
    for (const address of withAndWithoutSlash(path)) {
      const visited: string[] = [];
      const note = (frame: { url(): string }) => visited.push(frame.url());
      page.on('framenavigated', note);
      await page.goto(address);
      const next = encodeURIComponent(address);
      await expect(page).toHaveURL(`/login?next=${next}`);
      await expect(heading(page, 'Log in')).toBeVisible();
      page.off('framenavigated', note);
      expect(visited.map((url) => url.replace(String(baseURL), ''))).toEqual([
        address,
        `/?next=${next}`,
        `/login?next=${next}`,
      ]);
    }
    expect(calls).toEqual([]);
  });
}

for (const [path, title] of table.guest) {
  test(`${path} is for those who are not signed in`, async ({ page }) => {
    for (const address of withAndWithoutSlash(path)) {
      await page.goto(address);
      await expect(page).toHaveTitle(titled(title));
      await expect(heading(page, title)).toBeVisible();
    }
  });

  test(`${path} sends home who is signed in`, async ({ signedIn: page }) => {
    for (const address of withAndWithoutSlash(path)) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(heading(page, 'Your projects')).toBeVisible();
    }
  });
}

for (const [path, title] of table.public) {
  test(`${path} is for those who are not signed in, too`, async ({ page }) => {
    for (const address of withAndWithoutSlash(path)) {
      await page.goto(address);
      await expect(page).toHaveTitle(titled(title));
      await expect(page).toHaveURL(address);
    }
  });

  test(`${path} is for those who are signed in, too`, async ({ signedIn: page }) => {
    for (const address of withAndWithoutSlash(path)) {
      await page.goto(address);
      await expect(page).toHaveTitle(titled(title));
      await expect(page).toHaveURL(address);
    }
  });
}

test('/verify-email is for everybody', async ({ page, signIn, allowStatus }) => {
  allowStatus(422);
  await page.goto('/verify-email/');
  await expect(heading(page, 'Email not verified')).toBeVisible();
  await signIn(page);
  await page.goto('/verify-email');
  await expect(heading(page, 'Email not verified')).toBeVisible();
});

test('nothing of a guarded page is shown or loaded before the redirect', async ({ page }) => {
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
  expect(
    loaded.filter((path) => /DashboardPage|ScansPage|ProjectFrame|\/api\//.test(path)),
  ).toEqual([]);
  expect([...new Set(titles)].filter((title) => title.startsWith('Scans'))).toEqual([]);
});
