import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/support/paths.ts';
import { routes } from '../../src/app/routes.ts';
import { paths } from '../../src/shared/routing/paths.ts';
import { visitorPaths } from '../../src/shared/routing/visitorPaths.ts';

/** The browser test that runs axe on each page. Routes that share a page need one row. */
const checkedBy: Readonly<Record<string, string>> = {
  [paths.login]: 'auth/axe',
  [paths.signup]: 'auth/axe',
  [paths.forgotPassword]: 'auth/axe',
  [paths.resetPassword]: 'auth/axe',
  [paths.verifyEmail]: 'auth/axe',
  [paths.verifyPending]: 'auth/axe',
  [paths.userProfile]: 'profile/profile',
  [paths.home]: 'shell/accessibility',
  [paths.dashboard]: 'shell/accessibility',
  [paths.scans]: 'shell/accessibility',
  [paths.acceptInvitation]: 'team/team',
  [paths.team]: 'team/team',
  [paths.messages]: 'messages/messages',
  [paths.budget]: 'budget/budget',
  [paths.editor]: 'pages/library',
  [paths.settings]: 'shell/accessibility',
  [paths.adminSetting]: 'account/account',
  [paths.adminProjects]: 'projects/admin',
  [paths.projectSettings]: 'projects/admin',
  [paths.companies]: 'companies/companies',
  [paths.members]: 'team/team',
  [paths.roles]: 'roles/roles',
  [paths.activityLogs]: 'activity/activity',
  [paths.templateSettings]: 'shell/accessibility',
  [`${paths.templateSettings}/:index`]: 'templates/templates',
  [paths.templateConfiguration]: 'templates/templates',
  [paths.templateMembers]: 'templates/templates',
  [paths.templateProducts]: 'templates/templates',
  [paths.templateNotifications]: 'shell/accessibility',
  [paths.punchItems]: 'punch-items/axe',
  [paths.rfis]: 'logs/axe',
  [paths.submittals]: 'logs/axe',
  [paths.photos]: 'photos/photos',
  [paths.videos]: 'videos/pins',
  [paths.documents]: 'documents/documents',
  [paths.plans]: 'plans/plans',
  [paths.planSets]: 'plans/plans',
  [`${paths.planSets}/:id`]: 'plans/plans',
  [paths.currentPlan]: 'plans/plans',
  [`${paths.plans}/:id`]: 'plans/plans',
  [paths.fieldCam]: 'field-cams/field-cams',
  [paths.models]: 'models/versions',
  [paths.tours]: 'tours/tours',
  [`${paths.tours}/:id`]: 'tours/places',
  [paths.viewer]: 'viewers/models',
  [paths.potreeViewer]: 'viewers/point-cloud',
  [paths.publicViewer]: 'viewers/links',
  [paths.publicTour]: 'viewers/shared-kinds',
  [paths.publicPotree]: 'viewers/links',
  [`${visitorPaths.album}/:id`]: 'public/album',
  [`${visitorPaths.document}/:id`]: 'documents/access',
  [`${visitorPaths.page}/:id`]: 'pages/public',
  [`${visitorPaths.photo}/:id`]: 'public/together',
  [`${visitorPaths.video}/:id`]: 'public/video',
  [`${visitorPaths.cam}/:id`]: 'public/camera',
  [paths.hostOffers]: 'small-host/offers',
};

test('axe checks every page', () => {
  const pages = new Set(routes.filter(({ path }) => path in checkedBy).map(({ page }) => page));
  const unchecked = routes.filter(({ path, page }) => !(path in checkedBy) && !pages.has(page));
  expect(unchecked.map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries(checkedBy))('%s is a page that %s.spec.ts checks', (path, spec) => {
  expect(routes.map((route) => route.path)).toContain(path);
  const source = readFileSync(inRoot(`tests/e2e/${spec}.spec.ts`), 'utf8');
  expect(source).toMatch(/^\s+await expect(?:Accessible|NoAxeFindings)\(/m);
});
