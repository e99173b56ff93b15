import { beforeEach, expect, test } from 'vitest';
import { HARBOR, Team } from '../../../../tests/support/host/logs.ts';
import { CONTROL, testMock } from '../../../../tests/support/host/mock.ts';

interface Answer {
  data: { id: string; name: string; distinction: string | null; duties: string[] }[];
  nextCursor: string | null;
  companies: { id: string }[];
  roles: { id: string }[];
}

const { mock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `members-${tenant}`);
});

const list = async (query: string, role: 'project_admin' | 'viewer' = 'project_admin') =>
  (await (await team.as(role)).json<Answer>('GET', `${HARBOR}/members?${query}`)).body;
const idsOf = ({ data }: Answer) => data.map(({ id }) => id);

test.each([
  ['q=alvarez', ['usr_diego'], []],
  ['q=ALV%C3%81REZ', ['usr_diego'], []],
  ['q=cascade', ['usr_diego'], ['cmp_cascade']],
  ['ids=usr_diego&ids=cmp_cascade&ids=usr_nobody', ['usr_diego'], ['cmp_cascade']],
  ['companyId=cmp_cascade&q=diego', ['usr_diego'], []],
])('%s finds %j and %j', async (query, people, companies) => {
  const found = await list(query);
  expect(idsOf(found)).toEqual(people);
  expect(found.companies.map(({ id }) => id)).toEqual(companies);
});

test('a duty leaves out those who do not have it, and no company', async () => {
  const all = await list('limit=100');
  const able = await list('limit=100&duty=approve_change_orders');
  expect(able.data.length).toBeLessThan(all.data.length);
  expect(able.data.every(({ duties }) => duties.includes('approve_change_orders'))).toBe(true);
  expect(able.companies).toEqual(all.companies);
});

test('people of the same name are told apart by their work, and else by what the caller sees', async () => {
  const users = team.state.users;
  const rename = (id: string, username: string, jobTitle: string | null) => {
    const user = users[id];
    if (user) users[id] = { ...user, username, jobTitle };
  };
  expect((await list('limit=100')).data.every(({ distinction }) => distinction === null)).toBe(
    true,
  );
  rename('usr_diego', 'Maria Silva', 'Foreman');
  rename('usr_sam', 'María Silva', 'Foreman');
  const distinctions = async () =>
    Object.fromEntries(
      (await list('q=silva')).data.map(({ id, distinction }) => [id, distinction]),
    );
  expect(await distinctions()).toEqual({
    usr_diego: 'Foreman, Cascade Mechanical',
    usr_sam: 'Foreman, Northline Electric',
  });
  team.state.memberships = team.state.memberships.map((membership) =>
    membership.userId === 'usr_sam' ? { ...membership, companyId: 'cmp_cascade' } : membership,
  );
  expect(await distinctions()).toEqual({
    usr_diego: `Foreman, Cascade Mechanical, ${users.usr_diego?.email}`,
    usr_sam: `Foreman, Cascade Mechanical, ${users.usr_sam?.email}`,
  });
});

test('a search in a team of 2,000 has names that begin with it first, and pages', async () => {
  const admin = await team.as('project_admin');
  const seeded = await admin.call('POST', `${CONTROL}/seed?tenant=${team.tenant}`, {
    json: { people: 2000 },
  });
  expect(seeded.ok).toBe(true);
  const first = await list('q=glaz&limit=100');
  expect(first.nextCursor).not.toBeNull();
  const found = await list('q=maria%20silva');
  expect(idsOf(found)).toEqual(['usr_s1']);
  const [leading] = (await list('q=san')).data;
  expect(leading?.name).toMatch(/\bSan/);
});
