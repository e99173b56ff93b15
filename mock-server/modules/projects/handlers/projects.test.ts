import { describe, expect, it } from 'vitest';
import { Client, problemOf, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';

interface Page {
  data: {
    id: string;
    name: string;
    role: string;
    memberCount: number;
    unreadMessageCount: number;
    counts: Record<string, number>;
    permittedActions: string[];
  }[];
  nextCursor: string | null;
}

const { mock, clock } = await testMock();

async function signedIn(email?: string): Promise<Client> {
  const client = new Client(mock, `projects ${email ?? ''}`);
  await client.signIn(email);
  return client;
}

const page = async (client: Client, query = '') =>
  (await client.json<Page>('GET', `/projects${query}`)).body;

describe('the projects', () => {
  it('are those of the caller, sorted by name, with the role', async () => {
    const ana = await page(await signedIn());
    expect(ana.data.map(({ name, role }) => [name, role])).toEqual([
      ['Harbor Point Tower', 'project_manager'],
      ['Oakline Residences', 'project_manager'],
      ['Riverside Community Clinic', 'superintendent'],
    ]);
    const diego = await page(await signedIn('diego.alvarez@example.com'));
    expect(diego.data).toMatchObject([
      {
        id: 'prj_harbor',
        permittedActions: [
          'create_message_thread',
          'create_photo',
          'create_punch_item',
          'create_rfi',
          'create_submittal',
          'create_video',
          'open_submittal',
        ],
      },
    ]);
  });

  it('come in pages', async () => {
    const client = await signedIn();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const next: Page = await page(client, `?limit=2${query}`);
      seen.push(...next.data.map(({ id }) => id));
      cursor = next.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['prj_harbor', 'prj_oakline', 'prj_riverside']);
    expect((await page(client, '?limit=3')).nextCursor).toBeNull();
    for (const wrong of [
      'cursor=nope',
      'cursor=',
      'cursor=W10',
      'limit=0',
      'limit=101',
      'limit=a',
    ]) {
      const problem = await problemOf(await client.call('GET', `/projects?${wrong}`));
      expect(problem.errors?.[0]?.pointer, wrong).toBe(`/${wrong.split('=')[0]}`);
      expect(problem.status).toBe(422);
    }
  });

  it('have the same counts in the list and on the dashboard', async () => {
    const client = await signedIn();
    for (const { id, counts } of (await page(client)).data) {
      const stats = await client.json<{ data: { modules: Record<string, Stats> } }>(
        'GET',
        `/projects/${id}/stats`,
      );
      const { punchItem, rfi, submittal, buildviewScan } = stats.body.data.modules;
      expect(counts).toEqual({
        openPunchItems: punchItem?.byStatus?.active,
        openRfis: rfi?.byStatus?.active,
        openSubmittals: submittal?.byStatus?.active,
        scans: buildviewScan?.total,
      });
      for (const item of [punchItem, rfi, submittal]) {
        const { active = 0, completed = 0, draft = 0 } = item?.byStatus ?? {};
        expect(item?.total).toBe(active + completed + draft);
      }
    }
  });

  it('count records of the last 7 days as recent, to the millisecond', async () => {
    const client = await signedIn('tom.becker@example.com');
    const begin = clock.now;
    const recent = async () => {
      const { body } = await client.json<{ data: { modules: Record<string, Stats> } }>(
        'GET',
        '/projects/prj_harbor/stats',
      );
      return body.data.modules.buildviewScan?.recentCreatedLast7Days;
    };
    // The fifth newest is 149 hours old; 7 days are 168 hours.
    clock.now = begin + 19 * 60 * 60 * 1000;
    await client.signIn('tom.becker@example.com');
    expect(await recent()).toBe(5);
    clock.now += 1;
    expect(await recent()).toBe(4);
    clock.now = begin;
  });

  it('list their members and companies', async () => {
    const client = await signedIn('grace.lindqvist@example.com');
    const { body } = await client.json<{
      data: { id: string; companyName: string }[];
      companies: { id: string; lead: boolean; memberCount: number }[];
    }>('GET', '/projects/prj_harbor/members');
    expect(body.data).toHaveLength(13);
    expect(body.data[1]).toMatchObject({ id: 'usr_diego', companyName: 'Cascade Mechanical' });
    const lead = body.companies.filter((company) => company.lead);
    expect(lead).toMatchObject([{ id: 'cmp_meridian', memberCount: 5 }]);
    const elsewhere = client.call('GET', '/projects/prj_riverside/members?limit=0');
    expect(await refusalOf(elsewhere)).toBe('422 VALIDATION_FAILED');
  });

  it('are all visible to the account admin, who is not listed as a member', async () => {
    const { data } = await page(await signedIn('ingrid.solberg@example.com'));
    expect(data.map(({ role, memberCount }) => [role, memberCount])).toEqual([
      ['project_admin', 13],
      ['project_admin', 5],
      ['project_admin', 7],
    ]);
  });

  it('have five unread messages for the demo user', async () => {
    const { body } = await (await signedIn()).json<{ data: Page['data'][0] }>(
      'GET',
      '/projects/prj_harbor',
    );
    expect(body.data).toMatchObject({ unreadMessageCount: 5, memberCount: 13 });
  });

  it.each(['/projects/nope', '/projects/__proto__', '/projects/prj_riverside/stats'])(
    'of others are not found: %s',
    async (path) => {
      const client = await signedIn('diego.alvarez@example.com');
      expect(await refusalOf(client.call('GET', path))).toBe('404 NOT_FOUND');
    },
  );
});

interface Stats {
  total: number;
  byStatus?: Record<'active' | 'completed' | 'draft', number>;
  recentCreatedLast7Days?: number;
}
