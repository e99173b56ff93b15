import { beforeEach, describe, expect, it } from 'vitest';
import {
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  Team,
} from '../../../tests/support/host/logs.ts';
import { Client, problemOf, testMock } from '../../../tests/support/host/mock.ts';

const LINKS = `${HARBOR}/share-links`;
const facade = { type: 'scan', id: 'scn_harbor-02' };
const DAY_MS = 24 * 60 * 60 * 1000;

interface Link {
  id: string;
  label: string;
  state: string;
  version: number;
  viewCount: number;
  lastViewedAt: string | null;
  expiresAt: string;
  hasPassword: boolean;
  permittedActions: string[];
  targets: { title: string | null }[];
}

const { mock, clock } = await testMock();
let team = new Team(mock, 'links');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `links ${count}`);
  // These tests use only links to scans.
  delete team.state.shareLinks.shl_tenant;
});

const list = async (role: Role, query = '') =>
  (
    await (
      await team.as(role)
    ).json<{ data: Link[]; permittedActions: string[] }>('GET', `${LINKS}${query}`)
  ).body;
const create = async (role: Role, changes: object = {}) =>
  (await team.as(role)).call('POST', LINKS, {
    json: { label: 'Test', targets: [facade], ...changes },
  });
const created = async (changes: object = {}): Promise<{ data: Link; token: string }> => {
  const answer = await create('project_manager', changes);
  expect(answer.status).toBe(201);
  return answer.json();
};
const change = async (role: Role, link: Link, changes: object) =>
  (await team.as(role)).call('PATCH', `${LINKS}/${link.id}`, {
    json: { version: link.version, ...changes },
  });
const act = async (role: Role, id: string, action: 'revoke' | 'token') =>
  (await team.as(role)).call('POST', `${LINKS}/${id}/${action}`);
const open = (token: string, password?: string) =>
  new Client(mock, team.tenant).call('POST', '/public/link/open', { json: { token, password } });
const close = () => {
  const { prj_harbor } = team.state.projects;
  if (prj_harbor) prj_harbor.status = 'closed';
};

describe('the permission to share', () => {
  it.each([
    ['account_admin', '201'],
    ['project_admin', '201'],
    ['project_manager', '201'],
    ['superintendent', '403 FORBIDDEN'],
    ['design_reviewer', '403 FORBIDDEN'],
    ['subcontractor', '403 FORBIDDEN'],
    ['owner', '403 FORBIDDEN'],
    ['viewer', '403 FORBIDDEN'],
  ] as const)('%s: %s', async (role, outcome) => {
    expect(await outcomeOf(create(role))).toBe(outcome);
    const mayCreate = outcome === '201';
    expect((await list(role)).permittedActions).toEqual(mayCreate ? ['create'] : []);
    const scan = await (await team.as(role)).json<{ data: { permittedActions: string[] } }>(
      'GET',
      `${HARBOR}/scans/scn_harbor-02`,
    );
    expect(scan.body.data.permittedActions.includes('share')).toBe(mayCreate);
  });

  it('lets creators without the role only see, revoke and delete their own links', async () => {
    const { data: ownLink } = await created();
    const ana = team.state.memberships.find(
      ({ projectId, userId }) => projectId === 'prj_harbor' && userId === 'usr_ana',
    );
    if (ana) ana.role = 'superintendent';
    for (const link of Object.values(team.state.shareLinks)) {
      if (link.id !== ownLink.id) link.createdById = 'usr_tom';
    }
    expect((await list('project_manager')).data.map(({ id }) => id)).toEqual([ownLink.id]);
    expect(await outcomeOf(change('project_manager', ownLink, { label: 'Mine' }))).toBe(
      '403 FORBIDDEN',
    );
    expect(await outcomeOf(act('project_manager', 'shl_lender', 'revoke'))).toBe('404 NOT_FOUND');
    expect(await outcomeOf(act('project_manager', ownLink.id, 'revoke'))).toBe('200');
  });

  it('is missing in a closed project, but links can be ended', async () => {
    close();
    expect(await outcomeOf(create('project_manager'))).toBe('409 PROJECT_CLOSED');
    expect(await outcomeOf(act('project_manager', 'shl_lender', 'token'))).toBe(
      '409 PROJECT_CLOSED',
    );
    expect(await outcomeOf(act('project_manager', 'shl_lender', 'revoke'))).toBe('200');
  });
});

describe('a link', () => {
  it('works for 90 days by default, and reveals its token once', async () => {
    const { data, token } = await created();
    expect(Date.parse(data.expiresAt) - clock.now).toBe(90 * DAY_MS);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(await list('project_manager'))).not.toContain(token);
    expect(team.state.shareLinks[data.id]).not.toHaveProperty('token');
    expect(JSON.stringify(team.state)).not.toContain(token);
  });

  it('stores neither its password nor visit tokens in plain text', async () => {
    const { token } = await created({ password: 'crane-at-dawn' });
    const answer = await open(token, 'crane-at-dawn');
    const { data } = (await answer.json()) as { data: { visitToken: string } };
    expect(JSON.stringify(team.state)).not.toContain('crane-at-dawn');
    expect(JSON.stringify(team.state)).not.toContain(data.visitToken);
  });

  it('is listed newest first, and can be found by target', async () => {
    const { data } = await created({ label: ' For the insurer ' });
    const all = await list('project_manager');
    expect(all.data[0]).toMatchObject({ id: data.id, label: 'For the insurer', state: 'active' });
    const found = await list('project_manager', '?targetType=scan&targetId=scn_harbor-05');
    expect(found.data.map(({ id }) => id)).toEqual(['shl_consultant']);
    expect((await list('project_manager', '?targetType=model')).data).toEqual([]);
  });

  it.each([
    ['in the past', -1],
    ['in two years', 730 * DAY_MS],
  ])('does not end %s', async (_, from) => {
    const expiresAt = new Date(clock.now + from).toISOString();
    expect(await pointersOf(create('project_manager', { expiresAt }))).toEqual(['/expiresAt']);
  });

  it('cannot lead to private targets or to another project', async () => {
    const hidden = { type: 'scan', id: 'scn_harbor-01' };
    const refused = create('project_manager', { targets: [facade, hidden] });
    expect(await pointersOf(refused)).toEqual(['/targets/1']);
    const foreign = { type: 'scan', id: 'scn_riverside-02' };
    expect(await pointersOf(create('project_manager', { targets: [foreign] }))).toEqual([
      '/targets/0/id',
    ]);
    const model = { type: 'model', id: 'scn_harbor-02' };
    expect(await pointersOf(create('project_manager', { targets: [model] }))).toEqual([
      '/targets/0/id',
    ]);
  });

  it('rejects a stale version', async () => {
    const { data } = await created({ password: 'crane-at-dawn', maxViews: 3 });
    const changes = { label: 'Other', allowDownload: true, clear: ['password', 'maxViews'] };
    const answer = await change('project_admin', data, changes);
    expect(await answer.json()).toMatchObject({
      data: { label: 'Other', allowDownload: true, hasPassword: false, maxViews: null, version: 2 },
    });
    const stale = await problemOf(await change('project_manager', data, { label: 'Mine' }));
    expect(stale).toMatchObject({ code: 'STALE_VERSION', currentVersion: 2 });
  });

  it('works again with a later expiry, but not after it is revoked', async () => {
    const { data, token } = await created();
    clock.now += 91 * DAY_MS;
    expect((await list('project_admin')).data.find(({ id }) => id === data.id)?.state).toBe(
      'expired',
    );
    expect(await outcomeOf(open(token))).toBe('404 NOT_FOUND');
    const expiresAt = new Date(clock.now + DAY_MS).toISOString();
    expect((await change('project_admin', data, { expiresAt })).status).toBe(200);
    expect((await open(token)).status).toBe(200);
    expect((await act('project_admin', data.id, 'revoke')).status).toBe(200);
    const later = { ...data, version: 3 };
    expect(await outcomeOf(change('project_admin', later, { expiresAt }))).toBe('409 WRONG_STATE');
    expect(await outcomeOf(act('project_admin', data.id, 'token'))).toBe('409 WRONG_STATE');
    expect(await outcomeOf(act('project_admin', data.id, 'revoke'))).toBe('200');
  });

  it('gets a new address, and the old one stops working', async () => {
    const { data, token } = await created();
    const { token: next } = (await (await act('project_manager', data.id, 'token')).json()) as {
      token: string;
    };
    expect(await outcomeOf(open(token))).toBe('404 NOT_FOUND');
    expect(await outcomeOf(open(next))).toBe('200');
  });

  it('stops working when deleted', async () => {
    const { data, token } = await created();
    const client = await team.as('project_manager');
    expect(await outcomeOf(client.call('DELETE', `${LINKS}/${data.id}`))).toBe('200');
    expect(await outcomeOf(open(token))).toBe('404 NOT_FOUND');
    expect(await outcomeOf(client.call('DELETE', `${LINKS}/${data.id}`))).toBe('404 NOT_FOUND');
  });

  it('is limited to 200 per project', async () => {
    const [sample] = Object.values(team.state.shareLinks);
    for (let i = 0; i < 198; i += 1) {
      if (sample) team.state.shareLinks[`shl_${i}`] = { ...sample, id: `shl_${i}` };
    }
    expect(await outcomeOf(create('project_manager'))).toBe('409 LIMIT_REACHED');
    expect((await act('project_manager', 'shl_7', 'revoke')).status).toBe(200);
    expect(await outcomeOf(create('project_manager'))).toBe('201');
  });
});

describe('the target of a link', () => {
  const links = () => Object.values(team.state.shareLinks);

  it('ends all of its links for good when it becomes private', async () => {
    const client = await team.as('project_manager');
    const scan = `${HARBOR}/scans/scn_harbor-02`;
    expect((await client.call('POST', `${scan}/make-private`)).status).toBe(200);
    expect(links().every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    expect((await client.call('POST', `${scan}/make-public`)).status).toBe(200);
    expect((await list('project_manager')).data.map(({ state }) => state)).toEqual(
      Array(3).fill('revoked'),
    );
  });

  it('ends its links when deleted, and loses its title there', async () => {
    const client = await team.as('project_manager');
    await client.call('DELETE', `${HARBOR}/scans/scn_harbor-02`);
    const lender = (await list('project_manager')).data.find(({ id }) => id === 'shl_lender');
    expect(lender).toMatchObject({ state: 'revoked', targets: [{ title: null }] });
  });

  it('does not affect links to other targets', async () => {
    const client = await team.as('project_manager');
    await client.call('POST', `${HARBOR}/scans/scn_harbor-05/make-private`);
    expect(links().map(({ id, revokedAt }) => [id, revokedAt !== null])).toEqual([
      ['shl_lender', false],
      ['shl_consultant', true],
      ['shl_neighbors', true],
    ]);
  });
});

describe('what hides a target from the project', () => {
  const pages = () => Object.values(team.state.pages);
  const send = async (method: string, path: string, json: object) =>
    (await team.as('project_admin')).call(method, `${HARBOR}/${path}`, { json });
  const folder = (id: string) => {
    const found = team.state.documents[id];
    if (!found) throw new Error(`There is no folder ${id}.`);
    return found;
  };
  const hideFolder = (id: string) =>
    send('PUT', `documents/${id}/access`, {
      version: folder(id).version,
      isPrivate: true,
      entries: [],
    });
  const page = () => {
    const found = pages().find(
      ({ projectId, access, archivedAt, isTemplate, status }) =>
        projectId === 'prj_harbor' &&
        access === 'project' &&
        status === 'active' &&
        !archivedAt &&
        !isTemplate,
    );
    if (!found) throw new Error('The tower has no open page.');
    return found;
  };
  const changePage = (changes: object) => () =>
    send('PATCH', `pages/${page().id}`, { version: page().version, ...changes });

  it.each([
    [
      'a page that is restricted',
      'page',
      changePage({ sharing: { access: 'restricted', grants: [] } }),
    ],
    ['a page that is a draft again', 'page', changePage({ status: 'draft' })],
    ['a page that becomes a template', 'page', changePage({ isTemplate: true })],
    [
      'a page in the archive',
      'page',
      () => send('PUT', `pages/${page().id}/archive`, { version: page().version, archived: true }),
    ],
    ['a folder that is private', 'dir_div07', () => hideFolder('dir_div07')],
    ['a folder in one that is private', 'dir_div07', () => hideFolder('dir_specs')],
    [
      'a folder that moves into a private one',
      'dir_div07',
      async () => {
        await hideFolder('dir_safety');
        const { version } = folder('dir_div07');
        return send('PATCH', 'documents/dir_div07', { version, parentId: 'dir_safety' });
      },
    ],
    [
      'a folder of a module that is off',
      'dir_div07',
      () => {
        const { settings, settingsVersion = 1 } = team.state.projects.prj_harbor ?? {};
        const modulesOn = settings?.modulesOn.filter((name) => name !== 'documents');
        return send('PATCH', 'settings', { version: settingsVersion, modulesOn });
      },
    ],
  ])('ends the links of %s', async (_, id, hide) => {
    const target = id === 'page' ? { type: 'page', id: page().id } : { type: 'document', id };
    const { data, token } = await created({ targets: [facade, target] });
    expect(await outcomeOf(hide())).toBe('200');
    expect(await outcomeOf(open(token))).toBe('404 NOT_FOUND');
    expect(team.state.shareLinks[data.id]?.revokedAt).not.toBeNull();
  });

  it('lets nobody share it', async () => {
    const { id } = page();
    await changePage({ status: 'draft' })();
    await hideFolder('dir_specs');
    for (const target of [
      { type: 'page', id },
      { type: 'document', id: 'dir_div07' },
      { type: 'document', id: 'doc_roof' },
    ]) {
      expect(await outcomeOf(create('project_admin', { targets: [target] }))).toBe(
        '409 NOT_PUBLIC',
      );
    }
  });
});

describe('the permission to share a target', () => {
  /** Gives Ana a role of the account like that of a project manager, with these levels. */
  async function limit(levels: Record<string, 'none' | 'view'>) {
    const admin = await team.as('account_admin');
    const role = await admin.json<{ data: { id: string } }>('POST', '/roles', {
      json: {
        name: 'Office',
        basedOn: 'project_manager',
        levels: Object.entries(levels).map(([module, level]) => ({ module, level })),
      },
    });
    const items = [{ id: 'usr_ana', version: 1, role: role.body.data.id }];
    await (await team.as('project_admin')).json('POST', `${HARBOR}/team/bulk`, { json: { items } });
  }
  const first = (records: Record<string, { id: string; projectId: string }>) =>
    Object.values(records).find(({ projectId }) => projectId === 'prj_harbor')?.id ?? '';
  const modules = ['scans', 'models', 'tours', 'photos', 'videos', 'field-cams', 'documents'];
  const targets = () => {
    const { scans, models, tours, photos, albums, videos, fieldCams, documents } = team.state;
    const open = <T extends { visibility: string }>(records: Record<string, T>) =>
      Object.fromEntries(
        Object.entries(records).filter(([, { visibility }]) => visibility === 'public'),
      );
    const visible = Object.fromEntries(
      Object.entries(photos).filter(([, photo]) => !photo.private),
    );
    return [
      { type: 'scan', id: first(open(scans)) },
      { type: 'model', id: first(open(models)) },
      { type: 'tour', id: first(open(tours)) },
      { type: 'photo', id: first(visible) },
      { type: 'album', id: first(albums) },
      { type: 'video', id: first(videos) },
      { type: 'cam', id: first(fieldCams) },
      { type: 'document', id: first(documents) },
    ];
  };

  it('shares each kind of thing', async () => {
    for (const target of targets()) {
      expect([target, await outcomeOf(create('project_manager', { targets: [target] }))]).toEqual([
        target,
        '201',
      ]);
    }
  });

  it('does not reach what a role of the account hides', async () => {
    await limit(Object.fromEntries(modules.map((module) => [module, 'none'])));
    for (const target of targets()) {
      const refused = await problemOf(await create('project_manager', { targets: [target] }));
      expect([target, refused.code, refused.errors?.[0]?.pointer]).toEqual([
        target,
        'VALIDATION_FAILED',
        '/targets/0/id',
      ]);
    }
  });

  it('does not reach a module that is off', async () => {
    const { prj_harbor } = team.state.projects;
    if (prj_harbor)
      prj_harbor.settings.modulesOn = prj_harbor.settings.modulesOn.filter(
        (module) => module !== 'scans',
      );
    expect(await pointersOf(create('project_manager'))).toEqual(['/targets/0/id']);
  });

  it('of a restricted page is that of its own list', async () => {
    const page = Object.values(team.state.pages).find(
      ({ projectId, access, status, archivedAt, isTemplate, createdById }) =>
        projectId === 'prj_harbor' &&
        access === 'project' &&
        createdById !== 'usr_ana' &&
        status === 'active' &&
        !archivedAt &&
        !isTemplate,
    );
    if (!page) throw new Error('The tower has no open page.');
    const targets = [{ type: 'page', id: page.id }];
    expect(await outcomeOf(create('project_manager', { targets }))).toBe('201');
    team.state.pages[page.id] = {
      ...page,
      access: 'restricted',
      grants: [{ kind: 'person', id: 'usr_ana', level: 'edit' }],
    };
    expect(await outcomeOf(create('project_manager', { targets }))).toBe('403 FORBIDDEN');
    team.state.pages[page.id] = { ...page, access: 'restricted', grants: [] };
    expect(await pointersOf(create('project_manager', { targets }))).toEqual(['/targets/0/id']);
  });

  it('is asked again for a new address and a change, and the link does not name what is hidden', async () => {
    const { data } = await created();
    await limit({ scans: 'none' });
    expect(await outcomeOf(act('project_manager', data.id, 'token'))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(change('project_manager', data, { label: 'X' }))).toBe('403 FORBIDDEN');
    const seen = (await list('project_manager')).data.find(({ id }) => id === data.id);
    expect(seen?.targets).toMatchObject([{ title: null }]);
    expect(seen?.permittedActions).toEqual(expect.not.arrayContaining(['update']));
    expect(seen?.permittedActions).toContain('revoke');
    expect(await outcomeOf(act('project_manager', data.id, 'revoke'))).toBe('200');
  });
});
