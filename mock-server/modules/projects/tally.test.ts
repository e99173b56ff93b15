import { describe, expect, it } from 'vitest';
import { HARBOR, ITEMS, roles, Team } from '../../../tests/support/host/logs.ts';
import { CONTROL, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { handlers } from '../../server/allHandlers.ts';

const STATS = `${HARBOR}/stats`;

let teams = 0;
const { mock, clock } = await testMock();
const newTeam = () => new Team(mock, `tally-${++teams}`);

interface Stats {
  data: { modules: Record<string, { total: number; recentCreatedLast7Days: number }> };
}

async function modules(team: Team, role: (typeof roles)[number] = 'project_manager') {
  const client = await team.as(role);
  return (await client.json<Stats>('GET', STATS)).body.data.modules;
}

/** The counts from the cache, and without the cache. */
async function bothCounts(team: Team) {
  const given = [];
  const fresh = [];
  for (const role of roles) {
    given.push(await modules(team, role));
    team.changed();
    fresh.push(await modules(team, role));
  }
  return { given, fresh };
}

describe('the cache of the counts', () => {
  it('is up to date after each write', async () => {
    const team = newTeam();
    const admin = await team.as('project_admin');
    const item = team.item();
    const scan = Object.values(team.state.scans).find(
      ({ projectId, visibility }) => projectId === 'prj_harbor' && visibility === 'public',
    );
    const writes: [string, string, unknown?][] = [
      ['POST', ITEMS, { title: 'Counted', status: 'draft', punchType: 'internal_punch' }],
      ['POST', `${HARBOR}/scans/${scan?.id}/make-private`],
      ['POST', `${HARBOR}/scans/${scan?.id}/make-public`],
      ['DELETE', `${ITEMS}/${item.id}?version=1`],
      ['DELETE', `${HARBOR}/scans/${scan?.id}`],
      ['POST', `${CONTROL}/seed?tenant=${team.tenant}`, { punchItems: 300 }],
    ];
    for (const [method, path, json] of writes) {
      await bothCounts(team);
      const before = JSON.stringify(await modules(team));
      const { status } = await admin.call(method, path, { json });
      expect(status, path).toBeLessThan(300);
      const { given, fresh } = await bothCounts(team);
      expect(given, path).toEqual(fresh);
      expect(JSON.stringify(await modules(team)), path).not.toBe(before);
    }
    await admin.call('POST', `${CONTROL}/reset`);
    await (await team.as('project_manager')).signIn();
    const untouched = await modules(new Team(mock, 'tally-untouched'));
    expect(await modules(team)).toEqual(untouched);
  });

  it('is separate for each member', async () => {
    const team = newTeam();
    const { given, fresh } = await bothCounts(team);
    expect(given).toEqual(fresh);
    const totals = new Set(given.map(({ punchItem, rfi }) => `${punchItem?.total} ${rfi?.total}`));
    expect(totals.size).toBeGreaterThan(2);
  });

  it('ends with the membership', async () => {
    const team = newTeam();
    const viewer = await team.as('viewer');
    await modules(team, 'viewer');
    team.state.memberships = team.state.memberships.filter(({ userId }) => userId !== 'usr_grace');
    expect(await refusalOf(viewer.call('GET', STATS))).toBe('404 NOT_FOUND');
  });

  it('does not depend on the time', async () => {
    const team = newTeam();
    const begin = clock.now;
    const recent = async () => (await modules(team)).punchItem?.recentCreatedLast7Days ?? 0;
    const now = await recent();
    clock.now = begin - 60_000;
    team.item({ createdAt: new Date(begin - 168 * 60 * 60 * 1000).toISOString() });
    expect(await recent()).toBe(now + 1);
    clock.now = begin + 1;
    expect(await recent()).toBeLessThanOrEqual(now);
    clock.now = begin;
    expect(await recent()).toBe(now + 1);
  });

  it('is dropped after a write that failed halfway', async () => {
    const broken = await testMock({
      handlers: {
        ...handlers,
        makeScanPrivate: ({ tenant }) => {
          tenant.state.scans = {};
          throw new Error('stumbled');
        },
      },
    });
    const team = new Team(broken.mock, 'tally-broken');
    const before = await modules(team);
    const manager = await team.as('project_manager');
    await manager.call('POST', `${HARBOR}/scans/scn_harbor-01/make-private`);
    expect(before.buildviewScan?.total).toBeGreaterThan(0);
    expect((await modules(team)).buildviewScan?.total).toBe(0);
  });
});
