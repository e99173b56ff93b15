import { describe, expect, it } from 'vitest';
import { dataOf, ITEMS, pointersOf, type Role, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'punch-bulk');

describe('a bulk action', () => {
  const bulk = (role: Role, json: object) => team.call(role, 'POST', `${ITEMS}/bulk`, json);

  it('answers for each item, in order', async () => {
    const ids = ['pch_a', 'pch_b', 'pch_c', 'pch_d', 'pch_e'];
    const [a, b, c, d, e] = ids.map((id) => ({ id, version: 1 }));
    team.item({ id: 'pch_a' });
    team.item({ id: 'pch_b', version: 2 });
    team.item({ id: 'pch_c', status: 'closed' });
    team.item({ id: 'pch_d', private: true });
    const { data } = await (
      await bulk('superintendent', {
        items: [a, b, c, d, e, a],
        action: 'update',
        changes: { priority: 'urgent' },
      })
    ).json();
    const outcomes = data.results.map(
      ({
        problem,
        version,
      }: {
        problem: { code: string; currentVersion?: number } | null;
        version: number;
      }) => (problem ? [problem.code, problem.currentVersion] : version),
    );
    expect(outcomes).toEqual([
      2,
      ['STALE_VERSION', 2],
      ['WRONG_STATE', undefined],
      ['NOT_FOUND', undefined],
      ['NOT_FOUND', undefined],
      ['STALE_VERSION', 2],
    ]);
    expect(data).toMatchObject({ succeeded: 1, failed: 5 });
  });

  it('moves and deletes like single requests', async () => {
    team.item({ id: 'pch_a', status: 'draft', location: null });
    team.item({ id: 'pch_b', status: 'draft' });
    const items = ['pch_a', 'pch_b'].map((id) => ({ id, version: 1 }));
    const moved = await dataOf(
      bulk('superintendent', { items, action: 'transition', transition: { status: 'open' } }),
    );
    expect(moved.results).toMatchObject([
      { ok: false, problem: { code: 'VALIDATION_FAILED', errors: [{ pointer: '/location' }] } },
      { ok: true, version: 2 },
    ]);
    const gone = await dataOf(bulk('project_admin', { items, action: 'delete' }));
    expect(gone.results).toMatchObject([
      { ok: true, version: null },
      { problem: { currentVersion: 2 } },
    ]);
  });

  it('takes at most 200 items, and requires an action', async () => {
    const items = Array.from({ length: 201 }, (_, i) => ({ id: `pch_${i}`, version: 1 }));
    expect(await pointersOf(bulk('project_manager', { items, action: 'delete' }))).toEqual([
      '/items',
    ]);
    const some = { items: items.slice(0, 1) };
    expect(await pointersOf(bulk('project_manager', { ...some, action: 'update' }))).toEqual([
      '/changes',
    ]);
    expect(await pointersOf(bulk('project_manager', { ...some, action: 'transition' }))).toEqual([
      '/transition',
    ]);
    const most = await dataOf(
      bulk('project_manager', { items: items.slice(0, 200), action: 'delete' }),
    );
    expect(most.failed).toBe(200);
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
