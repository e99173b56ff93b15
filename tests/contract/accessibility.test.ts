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
  [paths.login]: 'accessibility/auth',
  [paths.loginCallback]: 'accessibility/auth',
  [paths.signup]: 'accessibility/auth',
  [paths.forgotPassword]: 'accessibility/auth',
  [paths.resetPassword]: 'accessibility/auth',
  [paths.verifyEmail]: 'accessibility/auth',
  [paths.verifyPending]: 'accessibility/auth',
  [paths.userProfile]: 'accessibility/auth',
  [paths.secondFactor]: 'accessibility/auth',
  [paths.home]: 'accessibility/home',
  [paths.dashboard]: 'accessibility/home',
  [paths.scans]: 'accessibility/shell',
  [paths.acceptInvitation]: 'accessibility/team',
  [paths.settings]: 'accessibility/shell',
  [paths.adminSetting]: 'accessibility/companies',
  [paths.templateSettings]: 'accessibility/templates',
  [`${paths.templateSettings}/:index`]: 'accessibility/templates',
  [paths.templateNotifications]: 'accessibility/home',
  [paths.rfis]: 'accessibility/logs',
  [paths.submittals]: 'accessibility/logs',
  [paths.photos]: 'accessibility/photos',
  [paths.plans]: 'accessibility/plans',
  [paths.planSets]: 'accessibility/plans',
  [`${paths.planSets}/:id`]: 'accessibility/plans',
  [paths.currentPlan]: 'accessibility/plans',
  [`${paths.plans}/:id`]: 'accessibility/plans',
  [`${paths.tours}/:id`]: 'accessibility/tours',
  [paths.editor]: 'accessibility/pages',
  [`${paths.editor}/:pageId`]: 'accessibility/pages',
  [paths.viewer]: 'viewers/accessibility',
  [paths.potreeViewer]: 'viewers/accessibility',
  [paths.publicViewer]: 'viewers/accessibility',
  [paths.publicTour]: 'viewers/accessibility',
  [paths.publicPotree]: 'viewers/accessibility',
  [`${visitorPaths.album}/:id`]: 'accessibility/public',
  [`${visitorPaths.document}/:id`]: 'accessibility/public',
  [`${visitorPaths.page}/:id`]: 'accessibility/public',
  [`${visitorPaths.photo}/:id`]: 'accessibility/public',
  [`${visitorPaths.video}/:id`]: 'accessibility/public',
  [`${visitorPaths.cam}/:id`]: 'accessibility/public',
  [paths.hostOffers]: 'accessibility/small-host',
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
