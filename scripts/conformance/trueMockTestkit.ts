import { expect } from 'vitest';
import type { Mock } from '../../mock-server/server/http.ts';
import type { Operation } from './operations.ts';
import { api, hostOf, linesOf, runConformance } from './testkit.ts';
import { walked } from './thorough.ts';

/** Tells whether an operation belongs to files that the mock converts, which takes half of a whole run. */
export const isConverted = ({ tag }: Operation): boolean =>
  ['scans', 'models', 'uploads', 'tours', 'scene-views', 'pins'].includes(tag);

/** Expects that a run over some operations finds nothing and leaves nothing out. */
export async function expectConformance(
  mock: Mock,
  isIncluded: (operation: Operation) => boolean,
): Promise<void> {
  // One project is closed, so that changes in it are refused. The account may do everything.
  const { projects, users, memberships } = mock.store.tenant('true').state;
  // Another one uses no module.
  const [tower] = Object.values(projects);
  if (!tower) throw new Error('The seed has no project.');
  const bare = structuredClone({ ...tower, id: 'prj_bare', name: 'Bare plot', code: 'BARE' });
  bare.settings.modulesOn = [];
  projects[bare.id] = bare;
  for (const membership of memberships.filter(({ projectId }) => projectId === tower.id)) {
    memberships.push({ ...membership, projectId: bare.id });
  }
  for (const user of Object.values(users)) {
    if (user.email === 'tom.becker@example.com') user.accountAdmin = true;
  }
  for (const project of Object.values(projects)) {
    if (project.status === 'finished') project.status = 'closed';
  }
  const ids = walked(api.operations.filter(isIncluded)).map(({ id }) => id);
  const report = await runConformance(hostOf(mock, 'true'), { ids });
  expect(linesOf(report)).toEqual([]);
  expect(report.remaining).toBe(0);
  // Every operation succeeded at least once, and none was skipped. Others were called only as preparation.
  const rows = report.rows.filter(({ operation }) => ids.includes(operation));
  expect(rows.map(({ operation }) => operation).sort()).toEqual(ids.toSorted());
  expect(rows.filter(({ successes }) => successes.seen === 0)).toEqual([]);
  const skipped = rows.flatMap((row) => row.skipped);
  expect(skipped.filter((reason) => !/no operation creates a record/.test(reason))).toEqual([]);
  // A failure that was not caused has a reason in its recipe.
  const excused = rows.flatMap(({ unprovoked }) => unprovoked);
  expect(excused.filter(([, reason]) => reason === '')).toEqual([]);
  const unseen = rows.flatMap(({ unseen: failures }) => failures);
  expect(unseen.length).toBeLessThanOrEqual(excused.length);
}
