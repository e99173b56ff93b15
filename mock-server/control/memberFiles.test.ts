import { expect, it } from 'vitest';
import { dataOf, HARBOR, outcomeOf, type Role, Team } from '../../tests/support/host/logs.ts';
import { testMock } from '../../tests/support/host/mock.ts';

/** The rules of openapi/guides/files.md. */
const { mock, clock } = await testMock();
const start = clock.now;
const minutes = (n: number) => start + n * 60_000;

const PHOTO = `${HARBOR}/photos/pht_h1`;
const urlOf = async (team: Team, role: Role, path = PHOTO): Promise<string> => {
  const { url, thumbnailUrl, coverUrl } = await dataOf(team.call(role, 'GET', path));
  return url ?? thumbnailUrl ?? coverUrl;
};
const open = (url: string) => outcomeOf(mock.fetch(new Request(url)));

it('an address works without a token, for 30 to 60 minutes, and stays the same for half an hour', async () => {
  const team = new Team(mock, 'addresses');
  team.state.settings.accessTokenSeconds = 7200;
  clock.now = start;
  const url = await urlOf(team, 'viewer');
  const response = await mock.fetch(new Request(url));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
  clock.now = minutes(29);
  expect(await urlOf(team, 'viewer')).toBe(url);
  clock.now = minutes(31);
  const next = await urlOf(team, 'viewer');
  expect(next).not.toBe(url);
  // What comes before the question mark names the file.
  expect(next.split('?')[0]).toBe(url.split('?')[0]);
  clock.now = minutes(59);
  expect(await open(url)).toBe('200');
  clock.now = minutes(60);
  expect(await open(url)).toBe('403 FORBIDDEN');
  expect(await open(next)).toBe('200');
  clock.now = start;
});

it('an address ends with the permission of its user, and works again with it', async () => {
  const team = new Team(mock, 'permissions');
  const viewer = await urlOf(team, 'viewer');
  const admin = await urlOf(team, 'project_admin');
  const change = (json: object) => team.call('project_admin', 'PATCH', PHOTO, json);
  expect((await change({ version: 1, private: true })).status).toBe(200);
  expect(await open(viewer)).toBe('403 FORBIDDEN');
  expect(await open(admin)).toBe('200');
  expect((await change({ version: 2, private: false })).status).toBe(200);
  expect(await open(viewer)).toBe('200');

  const { memberships } = team.state;
  team.state.memberships = memberships.filter(({ userId }) => userId !== 'usr_grace');
  expect(await open(viewer)).toBe('403 FORBIDDEN');
});

it.each([
  ['the cover of a project', HARBOR],
  ['a scan', `${HARBOR}/scans/scn_harbor-03`],
  ['a video', `${HARBOR}/videos/vid_h1`],
])('the address of %s ends with the membership', async (_, path) => {
  const team = new Team(mock, `of ${path}`);
  const url = await urlOf(team, 'viewer', path);
  expect(await open(url)).toBe('200');
  team.state.memberships = team.state.memberships.filter(({ userId }) => userId !== 'usr_grace');
  expect(await open(url)).toBe('403 FORBIDDEN');
});

it('an attachment can be read as long as its record can be seen', async () => {
  const team = new Team(mock, 'attachments');
  const [sample] = Object.values(team.state.submittals).flatMap(({ attachments }) => attachments);
  const item = team.item({ attachments: sample ? [sample] : [] });
  const path = `${HARBOR}/punch-items/${item.id}`;
  const { attachments } = await dataOf(team.call('viewer', 'GET', path));
  expect(await open(attachments[0].url)).toBe('200');
  team.item({ ...item, private: true });
  expect(await open(attachments[0].url)).toBe('403 FORBIDDEN');
});

it('an address without a grant, with an altered one or with that of another file is refused', async () => {
  const team = new Team(mock, 'altered');
  const [path, query = ''] = (await urlOf(team, 'viewer')).split('?');
  const other = (await urlOf(team, 'viewer', `${HARBOR}/photos/pht_h2`)).split('?')[1];
  const [content = '', signature] = query.replace('grant=', '').split('.');
  const text = Buffer.from(content, 'base64url').toString().replace('usr_grace', 'usr_ana');
  const forged = `grant=${Buffer.from(text).toString('base64url')}.${signature}`;
  for (const wrong of ['', 'grant=', 'grant=x.y', forged, other]) {
    expect(await open(`${path}?${wrong}`), wrong).toBe('403 FORBIDDEN');
  }
});
