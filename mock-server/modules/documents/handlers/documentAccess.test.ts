import { describe, expect, it, test } from 'vitest';
import { outcomeOf } from '../../../../tests/support/host/logs.ts';
import { Client, form, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import { madeFrom } from '../../../../tests/support/host/uploads.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

const { mock } = await testMock();
let tenants = 0;
const DOCUMENTS = '/projects/prj_harbor/documents';

/** A tenant of its own, and a client for each person. */
function office() {
  const tenant = `access-${++tenants}`;
  return async (name = 'ana.torres') => {
    const client = new Client(mock, tenant);
    await client.signIn(`${name}@example.com`);
    return client;
  };
}

const get = (client: Client, id: string) => client.call('GET', `${DOCUMENTS}/${id}`);
const dataOf = async <T>(answer: Response): Promise<T> => (await answer.json()).data;
const detail = async (client: Client, id: string) =>
  dataOf<Schemas['DocumentDetail']>(await get(client, id));
const names = async (client: Client, query = '') => {
  const answer = await client.call('GET', `${DOCUMENTS}${query}`);
  return (await dataOf<Schemas['Document'][]>(answer)).map(({ name }) => name);
};
const accessOf = async (client: Client, id: string) =>
  dataOf<Schemas['DocumentAccess']>(await client.call('GET', `${DOCUMENTS}/${id}/access`));
const put = (client: Client, id: string, what: string, json: object) =>
  client.call('PUT', `${DOCUMENTS}/${id}/${what}`, { json });

const cascade = { kind: 'company', id: 'cmp_cascade' } as const;

describe('who has access', () => {
  it('is said for each member, with the entry that decides', async () => {
    const as = office();
    const { people, entries } = await accessOf(await as(), 'dir_schedule');
    const of = (id: string) => people.find(({ person }) => person.id === id);
    expect(entries.map(({ party, level }) => [party.name, level])).toEqual([
      ['Cascade Mechanical', 'view'],
      ['Marcus Reed', 'edit'],
    ]);
    expect(of('usr_diego')).toMatchObject({ level: 'view', by: 'company' });
    expect(of('usr_marcus')).toMatchObject({ level: 'edit', by: 'person' });
    expect(of('usr_grace')).toMatchObject({ level: 'download', by: null, from: null });
    const hidden = await accessOf(await as(), 'dir_northline');
    expect(hidden.people.find(({ person }) => person.id === 'usr_diego')?.level).toBeNull();
  });

  it('counts in the folders below until one names the same again', async () => {
    const as = office();
    const ana = await as();
    const { version } = await detail(ana, 'dir_specs');
    const entries = [{ party: cascade, level: 'view' }];
    const json = { version, isPrivate: false, entries };
    expect((await put(ana, 'dir_specs', 'access', json)).status).toBe(200);
    const { inherited } = await accessOf(ana, 'doc_concrete');
    expect(inherited).toMatchObject([{ level: 'view', from: { id: 'dir_specs' } }]);
    const diego = await as('diego.alvarez');
    expect((await detail(diego, 'doc_concrete')).permittedActions).toEqual([]);
    const again = { version: 1, isPrivate: false, entries: [{ party: cascade, level: 'edit' }] };
    await put(ana, 'dir_div03', 'access', again);
    expect((await detail(diego, 'doc_concrete')).permittedActions).toContain('update');
    expect((await accessOf(ana, 'doc_concrete')).inherited).toHaveLength(1);
  });

  it('changes for one person at a time', async () => {
    const as = office();
    const json = { version: 1, isPrivate: true, entries: [] };
    expect((await put(await as(), 'dir_safety', 'access', json)).status).toBe(200);
    const second = await put(await as('tom.becker'), 'dir_safety', 'access', json);
    expect(await refusalOf(second)).toBe('409 STALE_VERSION');
  });

  it.each([
    ['somebody elsewhere', [{ party: { kind: 'person', id: 'usr_x' }, level: 'view' }]],
    ['a party twice', [cascade, cascade].map((party) => ({ party, level: 'view' }))],
  ])('names no %s', async (_, entries) => {
    const json = { version: 1, isPrivate: false, entries };
    const refused = await put(await office()(), 'dir_safety', 'access', json);
    expect(await refusalOf(refused)).toBe('422 VALIDATION_FAILED');
  });

  it('is nobody’s business without the level manage', async () => {
    const as = office();
    const marcus = await as('marcus.reed');
    const refused = await marcus.call('GET', `${DOCUMENTS}/dir_schedule/access`);
    expect(await refusalOf(refused)).toBe('403 FORBIDDEN');
  });
});

describe('a private folder', () => {
  it('is unknown to those whom it does not name', async () => {
    const as = office();
    const priya = await as('priya.raman');
    expect(await refusalOf(await get(priya, 'dir_cascade'))).toBe('404 NOT_FOUND');
    expect(await refusalOf(await get(priya, 'doc_risers'))).toBe('404 NOT_FOUND');
    expect(await names(priya)).not.toContain('Cascade Mechanical');
    expect(await names(priya, '?q=SA-2')).toEqual([]);
    const folders = await priya.call('GET', `${DOCUMENTS}/folders`);
    expect(JSON.stringify(await folders.json())).not.toContain('dir_cascade');
    const { url } = (await detail(await as('diego.alvarez'), 'doc_risers')).current ?? {};
    expect(url).toContain('grant=');
  });

  it('ends the addresses of its files when it is closed to somebody', async () => {
    const as = office();
    const [ana, diego] = [await as(), await as('diego.alvarez')];
    const url = (await detail(diego, 'doc_crane')).current?.url ?? '';
    expect((await mock.fetch(new Request(url))).status).toBe(200);
    await put(ana, 'dir_safety', 'access', { version: 1, isPrivate: true, entries: [] });
    expect((await mock.fetch(new Request(url))).status).toBe(403);
  });

  it('is made by somebody who then manages it', async () => {
    const as = office();
    const json = { name: 'Drafts', isPrivate: true };
    const marcus = await as('marcus.reed');
    const made = await marcus.call('POST', `${DOCUMENTS}/folders`, { json });
    const { id, permittedActions } = await dataOf<Schemas['DocumentDetail']>(made);
    expect(permittedActions).toContain('manage');
    expect(await refusalOf(await get(await as('grace.lindqvist'), id))).toBe('404 NOT_FOUND');
    expect((await get(await as(), id)).status).toBe(200);
  });
});

describe('a level is kept', () => {
  it('by downloads', async () => {
    const diego = await office()('diego.alvarez');
    const file = await diego.call('GET', `${DOCUMENTS}/doc_lookahead/file`);
    expect(await refusalOf(file)).toBe('403 FORBIDDEN');
    const json = { documentIds: ['dir_schedule'] };
    const zip = await diego.call('POST', `${DOCUMENTS}/download`, { json });
    expect(await refusalOf(zip)).toBe('403 FORBIDDEN');
    const copy = await diego.call('POST', `${DOCUMENTS}/doc_lookahead/copy`, {
      json: { parentId: 'dir_cascade' },
    });
    expect(await refusalOf(copy)).toBe('403 FORBIDDEN');
    const add = `/projects/prj_harbor/rfis/rfi_h1/attachments`;
    const attached = await diego.call('POST', add, { body: form({ documentId: 'doc_lookahead' }) });
    expect(await refusalOf(attached)).toMatch(/422|403|404/);
  });

  it('by uploads, which need a folder of the company', async () => {
    const diego = await office()('diego.alvarez');
    const upload = (parentId?: string) =>
      madeFrom(
        diego,
        new TextEncoder().encode('Riser'),
        { purpose: 'document', filename: 'Riser.txt' },
        { path: DOCUMENTS, ...(parentId && { parentId }) },
      );
    expect(await refusalOf(await upload())).toBe('403 FORBIDDEN');
    expect(await refusalOf(await upload('dir_safety'))).toBe('403 FORBIDDEN');
    // It does not exist for the subcontractor.
    expect(await refusalOf(await upload('dir_northline'))).toBe('422 VALIDATION_FAILED');
    const made = await dataOf<Schemas['DocumentDetail']>(await upload('dir_cascade'));
    expect(made.permittedActions).toEqual(['download', 'update', 'delete']);
  });
});

describe('a file that is checked out', () => {
  it('waits for the one who has it, or for a manager', async () => {
    const as = office();
    const [ana, marcus, grace] = [await as(), await as('marcus.reed'), await as('grace.lindqvist')];
    const lock = (client: Client, checkedOut: boolean, id = 'doc_crane') =>
      put(client, id, 'check-out', { checkedOut });
    expect((await lock(marcus, true)).status).toBe(200);
    expect(await refusalOf(await lock(ana, true))).toBe('409 CHECKED_OUT');
    const { version, lock: held } = await detail(ana, 'doc_crane');
    expect(held?.by.name).toBe('Marcus Reed');
    const patch = (client: Client, name: string) =>
      client.call('PATCH', `${DOCUMENTS}/doc_crane`, { json: { version, name } });
    const refused = await patch(ana, 'Lift plan.pdf');
    expect(await refused.json()).toMatchObject({
      code: 'CHECKED_OUT',
      detail: 'Marcus Reed has checked out Crane lift plan, level 7.pdf.',
    });
    const folder = await detail(ana, 'dir_safety');
    const gone = await ana.call('DELETE', `${DOCUMENTS}/dir_safety?version=${folder.version}`);
    expect(await refusalOf(gone)).toBe('409 CHECKED_OUT');
    expect(await refusalOf(await lock(grace, false))).toBe('403 FORBIDDEN');
    expect((await lock(ana, false)).status).toBe(200);
    expect((await detail(marcus, 'doc_crane')).lock).toBeNull();
  });
});

describe('marks', () => {
  it('are one’s own, and list what they mark', async () => {
    const as = office();
    const [ana, grace] = [await as(), await as('grace.lindqvist')];
    expect(await names(grace, '?show=favorites')).toEqual([]);
    await put(grace, 'doc_crane', 'mark', { favorite: true });
    await put(grace, 'dir_safety', 'mark', { followed: true });
    expect(await names(grace, '?show=favorites')).toEqual(['Crane lift plan, level 7.pdf']);
    expect(await names(grace, '?show=followed')).toEqual([
      'Toolbox talk, week 46.txt',
      'Crane lift plan, level 7.pdf',
    ]);
    expect((await detail(ana, 'doc_crane')).favorite).toBe(false);
    await put(grace, 'doc_crane', 'mark', { favorite: false });
    expect(await names(grace, '?show=favorites')).toEqual([]);
    const [newest] = await names(grace, '?show=recent');
    expect(newest).toBe('Tower from the east.jpg');
  });
});

test.each([
  [
    'type=table',
    ['Duct risers, routing.csv', 'Insurance register.csv', 'Three-week look-ahead.csv'],
  ],
  ['type=office', ['Site meeting 46.docx']],
  ['type=video', ['Flight round the tower.webm']],
  ['type=pdf&folderId=dir_safety', ['Crane lift plan, level 7.pdf']],
  ['tag=safety', ['Crane lift plan, level 7.pdf']],
  ['personId=usr_diego', ['Duct risers, routing.csv']],
  ['linkedType=rfi&linkedId=rfi_h1', ['03 30 00 Cast-in-place concrete.pdf']],
])('the filter %s finds %j', async (query, found) => {
  expect(await names(await office()(), `?${query}`)).toEqual(found);
});

describe('a link to a record', () => {
  it('is shown by both, and needs to be seen', async () => {
    const as = office();
    const ana = await as();
    const link = (client: Client, linked: boolean, record = { type: 'rfi', id: 'rfi_h2' }) =>
      put(client, 'doc_crane', 'links', { record, linked });
    const made = await dataOf<Schemas['DocumentDetail']>(await link(ana, true));
    expect(made.links).toMatchObject([{ type: 'rfi', id: 'rfi_h2' }]);
    expect(await names(ana, '?linkedType=rfi&linkedId=rfi_h2')).toHaveLength(1);
    const unknown = await link(ana, true, { type: 'photo', id: 'pho_x' });
    expect(await refusalOf(unknown)).toBe('404 NOT_FOUND');
    const grace = await link(await as('grace.lindqvist'), false);
    expect(await refusalOf(grace)).toMatch(/403|404/);
    await link(ana, false);
    expect((await detail(ana, 'doc_crane')).links).toEqual([]);
  });
});

describe('a file of the documents', () => {
  it('is attached to a record without an upload', async () => {
    const ana = await office()();
    const add = '/projects/prj_harbor/rfis/rfi_h1/attachments';
    const answer = await ana.call('POST', add, { body: form({ documentId: 'doc_crane' }) });
    const { attachments } = await dataOf<Schemas['Rfi']>(answer);
    expect(attachments.at(-1)).toMatchObject({
      fileName: 'Crane lift plan, level 7.pdf',
      mime: 'application/pdf',
    });
    const neither = await ana.call('POST', add, { body: form({ version: '1' }) });
    expect(await refusalOf(neither)).toBe('422 VALIDATION_FAILED');
  });
});

describe('what is in a folder with an access list', () => {
  const move = async (client: Client, id: string, parentId?: string) => {
    const { version } = await detail(client, id);
    const json = parentId ? { version, parentId } : { version, clear: ['parentId'] };
    return outcomeOf(client.call('PATCH', `${DOCUMENTS}/${id}`, { json }));
  };
  const copy = async (client: Client, id: string) =>
    outcomeOf(client.call('POST', `${DOCUMENTS}/${id}/copy`, { json: {} }));
  const list = (level: string) => [{ party: { kind: 'person', id: 'usr_marcus' }, level }];
  const restrict = async (client: Client, isPrivate: boolean, level: string) => {
    const { version } = await detail(client, 'dir_specs');
    const entries = list(level);
    return put(client, 'dir_specs', 'access', { version, isPrivate, entries });
  };

  it.each([true, false])('is taken out by those alone who manage it (private: %s)', async (is) => {
    const as = office();
    const [ana, marcus, grace] = [await as(), await as('marcus.reed'), await as('grace.lindqvist')];
    await restrict(ana, is, 'edit');
    for (const id of ['dir_div07', 'doc_roof']) {
      expect(await move(marcus, id)).toBe('403 FORBIDDEN');
      expect(await copy(marcus, id)).toBe('403 FORBIDDEN');
    }
    // Within the folder, nothing opens.
    expect(await move(marcus, 'doc_roof', 'dir_specs')).toBe('200');
    expect((await get(grace, 'doc_roof')).status).toBe(is ? 404 : 200);
    await restrict(ana, is, 'manage');
    expect(await move(marcus, 'doc_roof')).toBe('200');
    expect(await copy(marcus, 'dir_div07')).toBe('201');
    expect((await get(grace, 'doc_roof')).status).toBe(200);
  });

  it('stays hidden in a copy of the folder', async () => {
    const as = office();
    const [ana, grace] = [await as(), await as('grace.lindqvist')];
    await restrict(ana, true, 'edit');
    const made = await ana.call('POST', `${DOCUMENTS}/dir_specs/copy`, { json: {} });
    const { id, access } = await dataOf<Schemas['Document']>(made);
    expect(access).toBe('private');
    expect((await get(grace, id)).status).toBe(404);
  });
});

describe('the download log', () => {
  it('says who took which version, visitors included', async () => {
    const as = office();
    const [ana, grace] = [await as(), await as('grace.lindqvist')];
    const file = await grace.call('GET', `${DOCUMENTS}/doc_concrete/file?versionNumber=1`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    await grace.call('POST', `${DOCUMENTS}/download`, { json: { documentIds: ['dir_div07'] } });
    const link = await ana.call('POST', '/projects/prj_harbor/share-links', {
      json: {
        label: 'Lender',
        targets: [{ type: 'document', id: 'dir_specs' }],
        allowDownload: true,
      },
    });
    const visitor = new Client(mock, ana.tenant);
    const { token } = await link.json();
    const visit = await visitor.json<{ data: { visitToken: string } }>(
      'POST',
      '/public/link/open',
      {
        json: { token },
      },
    );
    visitor.token = visit.body.data.visitToken;
    expect((await visitor.call('GET', '/public/documents/doc_concrete/download')).status).toBe(200);
    const log = async (id: string) =>
      dataOf<Schemas['DocumentDownload'][]>(
        await ana.call('GET', `${DOCUMENTS}/${id}/downloads?limit=3`),
      );
    expect(
      (await log('doc_concrete')).map((download) => [download.by?.name, download.linkLabel]),
    ).toEqual(
      expect.arrayContaining([
        [undefined, 'Lender'],
        ['Grace Lindqvist', null],
      ]),
    );
    expect((await log('dir_div07')).map(({ name }) => name)).toEqual(['07 54 23 TPO roofing.pdf']);
    const refused = await grace.call('GET', `${DOCUMENTS}/doc_concrete/downloads`);
    expect(await refusalOf(refused)).toBe('403 FORBIDDEN');
  });
});

describe('what may be seen and not saved', () => {
  const open = async (url: string | null | undefined) =>
    url ? (await mock.fetch(new Request(url))).status : null;
  const officeFile = (versions: Schemas['DocumentDetail']['versions']) =>
    versions.some(({ mime }) => mime.includes('officedocument'));

  it('has no address unless its preview needs it, and each view is noted', async () => {
    const as = office();
    const [ana, grace] = [await as(), await as('grace.lindqvist')];
    const all = await ana.call('GET', `${DOCUMENTS}?show=recent&limit=100`);
    const files = await dataOf<Schemas['Document'][]>(all);
    const word = files.find(({ current }) => current?.mime.includes('officedocument'));
    const top = word?.trail[0]?.id ?? '';
    const before = await detail(grace, word?.id ?? '');
    expect(await open(before.current?.url)).toBe(200);
    const entries = [{ party: { kind: 'person', id: 'usr_grace' }, level: 'view' }];
    for (const id of [top, 'dir_specs']) {
      const { version, access } = await detail(ana, id);
      const isPrivate = access === 'private';
      expect((await put(ana, id, 'access', { version, isPrivate, entries })).status).toBe(200);
    }
    const seen = await detail(grace, word?.id ?? '');
    expect([officeFile(seen.versions), seen.current?.url]).toEqual([true, null]);
    // An address of before ends, too.
    expect(await open(before.current?.url)).toBe(403);
    const pdf = await detail(grace, 'doc_concrete');
    for (let i = 0; i < 3; i += 1) expect(await open(pdf.current?.url)).toBe(200);
    const log = await ana.call('GET', `${DOCUMENTS}/doc_concrete/downloads`);
    const views = (await dataOf<Schemas['DocumentDownload'][]>(log)).filter(({ viewed }) => viewed);
    expect(views.map(({ by, versionNumber }) => [by?.name, versionNumber])).toEqual([
      ['Grace Lindqvist', pdf.current?.number],
    ]);
  });

  it('is the same for visitors of a link without downloads', async () => {
    const as = office();
    const ana = await as();
    const all = await ana.call('GET', `${DOCUMENTS}?show=recent&limit=100`);
    const files = await dataOf<Schemas['Document'][]>(all);
    const word = files.find(({ current }) => current?.mime.includes('officedocument'))?.id ?? '';
    for (const allowDownload of [false, true]) {
      const ids = [word, 'doc_concrete'];
      const targets = ids.map((id) => ({ type: 'document', id }));
      const label = allowDownload ? 'May save' : 'May look';
      const link = await ana.call('POST', '/projects/prj_harbor/share-links', {
        json: { label, targets, allowDownload },
      });
      const { token } = await link.json();
      const visitor = new Client(mock, ana.tenant);
      const visit = await visitor.call('POST', '/public/link/open', { json: { token } });
      visitor.token = (await visit.json()).data.visitToken;
      const [doc, pdf] = await Promise.all(
        ids.map(async (id) =>
          dataOf<Schemas['PublicDocument']>(await visitor.call('GET', `/public/documents/${id}`)),
        ),
      );
      expect(await open(doc?.url)).toBe(allowDownload ? 200 : null);
      expect(await open(pdf?.url)).toBe(200);
      const forged = pdf?.url?.replace('doc_concrete', word);
      expect(await open(forged)).toBe(allowDownload ? 200 : 404);
    }
    const log = await ana.call('GET', `${DOCUMENTS}/doc_concrete/downloads`);
    const views = (await dataOf<Schemas['DocumentDownload'][]>(log)).filter(({ viewed }) => viewed);
    expect(views.map(({ linkLabel }) => linkLabel)).toEqual(['May look']);
  });
});

describe('a public link to a folder', () => {
  it('shows what is in it, apart from private folders, and nothing beside it', async () => {
    const as = office();
    const ana = await as();
    await put(ana, 'dir_div07', 'access', { version: 1, isPrivate: true, entries: [] });
    const link = await ana.call('POST', '/projects/prj_harbor/share-links', {
      json: {
        label: 'Lender',
        targets: [{ type: 'document', id: 'dir_specs' }],
        allowDownload: false,
      },
    });
    const { token } = await link.json();
    const visitor = new Client(mock, ana.tenant);
    const visit = await visitor.json<{ data: { visitToken: string } }>(
      'POST',
      '/public/link/open',
      {
        json: { token },
      },
    );
    visitor.token = visit.body.data.visitToken;
    const open = async (id: string) => visitor.call('GET', `/public/documents/${id}`);
    const folder = await dataOf<Schemas['PublicDocument']>(await open('dir_specs'));
    expect(folder.items.map(({ name }) => name)).toEqual([
      'Division 03 Concrete',
      'Project manual, volume 1.pdf',
    ]);
    const file = await dataOf<Schemas['PublicDocument']>(await open('doc_concrete'));
    expect(file.trail.map(({ name }) => name)).toEqual(['Specifications', 'Division 03 Concrete']);
    expect((await mock.fetch(new Request(file.url ?? ''))).status).toBe(200);
    expect(JSON.stringify([folder, file])).not.toMatch(/usr_|prj_|fil_|createdBy/);
    for (const id of ['doc_roof', 'dir_div07', 'doc_crane', 'dir_safety']) {
      expect(await refusalOf(await open(id)), id).toBe('404 NOT_FOUND');
    }
    const download = await visitor.call('GET', '/public/documents/doc_concrete/download');
    expect(await refusalOf(download)).toBe('403 FORBIDDEN');
    const { version } = await detail(ana, 'dir_specs');
    await ana.call('DELETE', `${DOCUMENTS}/dir_specs?version=${version}`);
    expect(await refusalOf(await open('dir_specs'))).toBe('404 NOT_FOUND');
  });
});
