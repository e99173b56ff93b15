import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/support/paths.ts';
import { routes } from '../../src/app/routes.ts';
import { paths } from '../../src/shared/routing/paths.ts';
import type { Route } from '../../src/shared/routing/route.ts';
import { visitorPaths } from '../../src/shared/routing/visitorPaths.ts';

/**
 * The browser test that runs axe on a page, if it is not one of its module that opens it. Routes that share a page need
 * one row.
 */
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
  [paths.acceptInvitation]: 'accessibility/team',
  [paths.settings]: 'shell/accessibility',
  [paths.adminSetting]: 'account/account',
  [paths.templateSettings]: 'shell/accessibility',
  [`${paths.templateSettings}/:index`]: 'accessibility/templates',
  [paths.templateNotifications]: 'shell/accessibility',
  [paths.rfis]: 'accessibility/logs',
  [paths.submittals]: 'accessibility/logs',
  [paths.photos]: 'photos/photos',
  [paths.plans]: 'plans/plans',
  [paths.planSets]: 'plans/plans',
  [`${paths.planSets}/:id`]: 'plans/plans',
  [paths.currentPlan]: 'plans/plans',
  [`${paths.plans}/:id`]: 'plans/plans',
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

const AXE = /^(?:walk|\s+await expect(?:Accessible|NoAxeFindings))\(/m;

const modules = Object.entries(
  import.meta.glob<readonly Route[]>('../../src/modules/*/routes.ts', {
    eager: true,
    import: 'routes',
  }),
);

/** The specs that run axe: those of a module, and the walks over screens. */
const specsOf = (file: string): string[] =>
  globSync(inRoot(`tests/e2e/{${basename(dirname(file))},accessibility}/*.spec.ts`))
    .map((spec) => readFileSync(spec, 'utf8'))
    .filter((source) => AXE.test(source));

/** The addresses that a spec of their module opens, which need no row. */
const checkedByModule = modules.flatMap(([file, own]) => {
  const specs = specsOf(file);
  return own
    .map(({ path }) => path)
    .filter((path) =>
      specs.some((source) => source.includes(`'${path}?`) || source.includes(`'${path}'`)),
    );
});

test('axe checks every page', () => {
  const checked = routes.filter(({ path }) => path in checkedBy || checkedByModule.includes(path));
  const pages = new Set(checked.map(({ page }) => page));
  const unchecked = routes.filter(({ page }) => !pages.has(page));
  expect(unchecked.map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries(checkedBy))('%s is a page that %s.spec.ts checks', (path, spec) => {
  expect(routes.map((route) => route.path)).toContain(path);
  const source = readFileSync(inRoot(`tests/e2e/${spec}.spec.ts`), 'utf8');
  expect(source).toMatch(AXE);
});
