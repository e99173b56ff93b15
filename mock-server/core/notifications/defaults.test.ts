import { expect, it } from 'vitest';
import { HARBOR, type Role, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import type { components } from '../../generated/contract.d.ts';
import { defaultPreferences } from './defaultPreferences.ts';
import { itemFor } from './preferences.ts';

type Schemas = components['schemas'];
type Item = Schemas['NotificationPreference'];

const { mock, warnings } = await testMock();
const PATH = `${HARBOR}/notification-defaults`;
const OWN = '/notification-preferences';
const host = defaultPreferences().items;

const itemsWith = (key: Item['key'], change: Partial<Item>) =>
  host.map((item) => (item.key === key ? { ...item, ...change } : item));

function begin(name: string) {
  const team = new Team(mock, name);
  const send = async (role: Role, method: string, path: string, body?: object) => {
    const answer = await team.call(role, method, path, body);
    return { status: answer.status, body: await answer.json() };
  };
  const inHarbor = (setting: Schemas['NotificationKey'], projectId = 'prj_harbor') =>
    itemFor(team.state, 'usr_ana', { setting, box: 'for_me', projectId });
  return { team, send, inHarbor };
}

it('change what members without preferences of their own are told in the project, and nowhere else', async () => {
  const { team, send, inHarbor } = begin('defaults');
  const read = await send('project_manager', 'GET', PATH);
  expect(read.body.data).toEqual({ items: host, inherited: host, template: null, version: 1 });
  const items = itemsWith('comment_mention', { enabled: false });
  const saved = await send('project_admin', 'PUT', PATH, { version: 1, items });
  expect(saved.body.data).toEqual({ items, inherited: host, template: null, version: 2 });
  expect(inHarbor('comment_mention').enabled).toBe(false);
  expect(inHarbor('comment_mention', 'prj_other').enabled).toBe(true);

  const shown = await send('project_manager', 'GET', OWN);
  expect(shown.body.data.items).toEqual(items);
  expect(shown.body.data.defaultsOf).toMatchObject({ id: 'prj_harbor' });
  // To choose quiet hours is no choice of items.
  const times = { quietHours: null, digestAt: '09:00' };
  await send('project_manager', 'PUT', `${OWN}/times`, times);
  expect(inHarbor('comment_mention').enabled).toBe(false);
  const answer = await send('project_manager', 'PUT', OWN, { items: host });
  expect(answer.body.data).toMatchObject({ items: host, defaultsOf: null, times });
  expect(inHarbor('comment_mention').enabled).toBe(true);
  expect(team.state.activity.at(-3)).toMatchObject({ module: 'projects', action: 'updated' });
});

it('come from the template, and can be those of the template again', async () => {
  const { team, send } = begin('defaults template');
  const items = itemsWith('rfi_assigned', { frequency: 'daily', locked: true });
  const [template] = Object.values(team.state.templates);
  const { prj_harbor: harbor } = team.state.projects;
  if (!template || !harbor) throw new Error('The seed has no template and no tower.');
  team.state.templates[template.id] = { ...template, notifications: items };
  team.state.projects.prj_harbor = { ...harbor, templateId: template.id, notifications: host };
  const read = await send('project_admin', 'GET', PATH);
  expect(read.body.data).toMatchObject({
    items: host,
    inherited: items,
    template: { id: template.id, name: template.name },
  });
});

it('lock an item on for those who had switched it off, in this project', async () => {
  const { send, inHarbor } = begin('defaults lock');
  const off = itemsWith('rfi_assigned', { enabled: false, frequency: 'none' });
  await send('project_manager', 'PUT', OWN, { items: off });
  const items = itemsWith('rfi_assigned', { locked: true });
  await send('project_admin', 'PUT', PATH, { version: 1, items });
  expect(inHarbor('rfi_assigned')).toMatchObject({
    ...{ enabled: true, frequency: 'realtime', locked: true },
    channels: { inApp: true, email: true },
  });
  expect(inHarbor('rfi_assigned', 'prj_other').enabled).toBe(false);
});

it.each<[what: string, Role, object, answer: string]>([
  ['a manager', 'project_manager', {}, '403 FORBIDDEN'],
  ['an old version', 'project_admin', { version: 7 }, '409 STALE_VERSION'],
  [
    'a lock on news',
    'project_admin',
    { items: itemsWith('photos_added', { locked: true }) },
    '422 VALIDATION_FAILED',
  ],
  [
    'a lock on what is off',
    'project_admin',
    { items: itemsWith('rfi_assigned', { locked: true, enabled: false }) },
    '422 VALIDATION_FAILED',
  ],
  [
    'a key twice',
    'project_admin',
    { items: [...host.slice(1), ...host.slice(1, 2)] },
    '422 VALIDATION_FAILED',
  ],
])('are not saved by %s', async (what, role, change, answer) => {
  const { send } = begin(`defaults ${what}`);
  const refused = await send(role, 'PUT', PATH, { version: 1, items: host, ...change });
  expect(`${refused.status} ${refused.body.code}`).toBe(answer);
  const { body } = await send('project_admin', 'GET', PATH);
  expect(body.data).toMatchObject({ items: host, version: 1 });
});

it('are not for members without the settings', async () => {
  const { send } = begin('defaults members');
  expect((await send('superintendent', 'GET', PATH)).status).toBe(403);
});

it('break no contract', () => expect(warnings).toEqual([]));
