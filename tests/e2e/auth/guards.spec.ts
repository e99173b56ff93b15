import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { apiCalls, heading } from './steps.ts';

/**
 * The paths of specification section 2 and the titles of their pages. tests/contract/routes.test.ts has all redirects,
 * with and without a trailing slash; these tests show each page once and load one path of each kind.
 */
type Table = readonly (readonly [path: string, title: string])[];

/** Redirects signed-out users to the sign-in page. */
const user: Table = [
  ['/', 'Projects'],
  ['/user-profile', 'Profile'],
  ['/viewer', 'Viewer'],
  ['/viewer/potree-viewer', 'Scan viewer'],
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
  ['/dashboard/build-view/videos', 'Videos'],
  ['/dashboard/build-view/scans', 'Scans'],
  ['/dashboard/build-view/photos', 'Photos'],
  ['/dashboard/build-view/field-cam', 'Field cameras'],
  ['/dashboard/3d-view/tours', 'Tours'],
  ['/dashboard/3d-view/models', '3D models'],
  ['/settings', 'Settings'],
  ['/settings/admin-setting', 'Admin settings'],
  ['/settings/roles', 'Roles'],
  ['/settings/members', 'Members'],
  ['/settings/companies', 'Companies'],
  ['/settings/admin-projects', 'Projects'],
  ['/settings/activity-logs', 'Activity logs'],
];

/** Redirects signed-in users home. */
const guest: Table = [
  ['/login/', 'Log in'],
  ['/signup/', 'Sign up'],
  ['/forgot-password/', 'Forgot password'],
];

/** Open to everyone. */
const everyone: Table = [
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

/** Opens the first page in the browser unless the portal is open, and the others within the app, as links do. */
async function showEach(page: Page, table: Table): Promise<void> {
  for (const [path, title] of table) {
    await test.step(path, async () => {
      // This project has few records, which render faster.
      const address = path.startsWith('/dashboard') ? `${path}?project=prj_oakline` : path;
      await follow(page, address);
      await expect(page).toHaveTitle(`${title} · Construction portal`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
}

async function follow(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank' || page.url().endsWith('/favicon.svg')) await page.goto(address);
  else await page.evaluate((to) => history.pushState(null, '', to), address);
}

async function openVerification(page: Page): Promise<void> {
  await follow(page, '/verify-email?token=');
  await expect(heading(page, 'Email not verified')).toBeVisible();
}

test('every page opens for signed-in users', async ({ signedIn: page, allowStatus }) => {
  // There is no template 0, and no token.
  allowStatus(404, 422);
  await showEach(page, [...user, ...everyone]);
  await openVerification(page);
  await expect(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  await test.step('the auth pages redirect signed-in users home', async () => {
    await follow(page, '/login');
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Your projects')).toBeVisible();
  });
});

test('signed-out users see nothing of a guarded page, and all pages that are open to them', async ({
  page,
  baseURL,
  allowStatus,
}) => {
  allowStatus(404, 422);
  await test.step('a guarded page shows and loads nothing before the redirect', async () => {
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
    const ofPage = /DashboardPage|ScansPage|\/project-|\/api\/v1\/(?!capabilities)/;
    expect(loaded.filter((path) => ofPage.test(path))).toEqual([]);
    expect([...new Set(titles)].filter((title) => title.startsWith('Scans'))).toEqual([]);
  });
  await test.step('signed-out users who open the settings are redirected to / and then to /login', async () => {
    const calls = apiCalls(page);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url().replace(String(baseURL), '')));
    await page.goto('/settings/roles/');
    await expect(heading(page, 'Log in')).toBeVisible();
    const next = encodeURIComponent('/settings/roles/');
    expect(visited).toEqual(['/settings/roles/', `/?next=${next}`, `/login?next=${next}`]);
    expect(calls).toEqual([]);
  });
  await showEach(page, [...guest, ...everyone]);
  await openVerification(page);
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
});
