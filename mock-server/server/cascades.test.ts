import { afterAll, expect, test } from 'vitest';
import { testMock } from '../../tests/support/host/mock.ts';
import {
  clientOf,
  hideSome,
  PROJECT,
  readableBy,
  reduced,
  rowOf,
  type Thing,
  thingsOf,
} from '../../tests/support/host/onlookers.ts';
import type { TenantState } from '../core/state/model.ts';
import type { Role } from '../core/state/roles.ts';

/**
 * Nobody destroys what they cannot see. The walk archives and deletes all that a person may, whole folders, sets, albums and trees
 * of pages among it, and looks whether anything is gone that was hidden from them.
 */
const { mock } = await testMock();
const someManager = reduced(
  'project_manager',
  ['photos', 'scans', 'tours', 'budget'],
  ['approve', 'export'],
);

const people: [string, string, string, Role?][] = [
  ['a project manager', 'usr_ana', 'ana.torres@example.com'],
  ['a manager without media and budget', 'usr_ana', 'ana.torres@example.com', someManager],
  ['a superintendent', 'usr_marcus', 'marcus.reed@example.com'],
  ['a subcontractor', 'usr_diego', 'diego.alvarez@example.com'],
];

const tried = { calls: 0, done: 0, hidden: 0 };
afterAll(() => {
  const { calls, done, hidden } = tried;
  console.info(`Cascades: ${done} of ${calls} removals done, ${hidden} hidden records looked at.`);
});

interface Place {
  deletedAt?: string | null;
  archivedAt?: string | null;
  albumId?: string | null;
  setId?: string;
  private?: boolean;
  parentId?: string | null;
}

/** What tells whether a record is there as it was. A link in it to something that was deleted may go. */
function placeOf(state: TenantState, thing: Thing) {
  const row = rowOf(state, thing) as Place | undefined;
  let isBelowDeleted = false;
  for (let up = row?.parentId; up; up = state.documents[up]?.parentId) {
    if (state.documents[up]?.deletedAt) isBelowDeleted = true;
  }
  const { deletedAt, archivedAt, albumId, setId, private: isPrivate } = row ?? {};
  return {
    isThere: row !== undefined,
    isBelowDeleted,
    deletedAt,
    archivedAt,
    albumId,
    setId,
    isPrivate,
  };
}

test.each(people)(
  '%s destroys nothing that is hidden from them',
  async (name, userId, email, role) => {
    const tenant = `cascades-${name}`;
    const { state } = mock.store.tenant(tenant);
    hideSome(state);
    if (role) {
      if (typeof role === 'object') state.roles[role.id] = role;
      state.memberships = state.memberships.map((one) =>
        one.projectId === PROJECT && one.userId === userId ? { ...one, role } : one,
      );
    }
    mock.store.tenant(tenant).changed();
    const client = await clientOf(mock, tenant, email);
    const things = thingsOf(state);
    const seen = await readableBy(client, things);
    // What lies in the bin was deleted before.
    const hidden = things.filter(
      (thing) => !seen.includes(thing) && !placeOf(state, thing).deletedAt,
    );
    const before = new Map(hidden.map((thing) => [thing, placeOf(state, thing)]));
    let done = 0;
    for (const { path, type } of seen) {
      const read = await client.json<{ data?: { version?: number } }>('GET', path);
      let version = read.body.data?.version ?? 1;
      if (type === 'page') {
        const json = { version, archived: true };
        if ((await client.call('PUT', `${path}/archive`, { json })).status === 200) version += 1;
      }
      const { status } = await client.call('DELETE', `${path}?version=${version}`);
      tried.calls += 1;
      if (status === 200) done += 1;
    }
    tried.done += done;
    tried.hidden += hidden.length;
    expect(hidden.length).toBeGreaterThan(0);
    const lost = hidden.filter(
      (thing) => JSON.stringify(placeOf(state, thing)) !== JSON.stringify(before.get(thing)),
    );
    expect(lost.map(({ type, id }) => `${type} ${id}`)).toEqual([]);
  },
);

test('the walk does remove things', () => {
  expect(tried.done).toBeGreaterThan(50);
});
