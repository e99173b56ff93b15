import { unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { Client, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import { madeFrom } from '../../../../tests/support/host/uploads.ts';
import { pdfOf } from '../../../converter/pdf/write.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Detail = Schemas['DocumentDetail'];
interface List {
  data: Schemas['Document'][];
  total: number;
  trail: Schemas['FolderRef'][];
}

const { mock } = await testMock();
let tenants = 0;
const DOCUMENTS = '/projects/prj_harbor/documents';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A tenant of its own, and a client for each person. */
function office() {
  const tenant = `documents-${++tenants}`;
  return async (name = 'ana.torres') => {
    const client = new Client(mock, tenant);
    await client.signIn(`${name}@example.com`);
    return client;
  };
}

const signedIn = (name?: string) => office()(name);

const list = async (client: Client, query = '') =>
  (await client.json<List>('GET', `${DOCUMENTS}${query}`)).body;
const names = async (client: Client, query = '') =>
  (await list(client, query)).data.map(({ name }) => name);
const get = async (client: Client, id: string) =>
  (await client.json<{ data: Detail }>('GET', `${DOCUMENTS}/${id}`)).body.data;
const upload = (client: Client, text: string | Uint8Array, body: object, filename = 'Notes.txt') =>
  madeFrom(
    client,
    typeof text === 'string' ? new TextEncoder().encode(text) : text,
    { purpose: 'document', filename },
    { path: DOCUMENTS, ...body },
  );
const uploaded = async (...args: Parameters<typeof upload>): Promise<Detail> =>
  (await (await upload(...args)).json()).data;
const folder = async (client: Client, name: string, parentId?: string) =>
  (
    await client.json<{ data: Detail }>('POST', `${DOCUMENTS}/folders`, {
      json: { name, ...(parentId && { parentId }) },
    })
  ).body.data;
const patch = (client: Client, id: string, json: object) =>
  client.call('PATCH', `${DOCUMENTS}/${id}`, { json });
const remove = async (client: Client, id: string) => {
  const { version } = await get(client, id);
  return client.call('DELETE', `${DOCUMENTS}/${id}?version=${version}`);
};
const restore = async (client: Client, id: string) => {
  const { data } = await list(client, '?deleted=true');
  const version = data.find((document) => document.id === id)?.version ?? 1;
  return client.call('POST', `${DOCUMENTS}/${id}/restore`, { json: { version } });
};

describe('the list', () => {
  it('has folders first, each with its trail', async () => {
    const client = await signedIn();
    expect(await names(client)).toEqual([
      'Cascade Mechanical',
      'Contracts and insurance',
      'Meeting minutes',
      'Northline Electric',
      'Pictures and video',
      'Safety',
      'Schedule',
      'Specifications',
    ]);
    const { data, trail } = await list(client, '?folderId=dir_specs');
    expect(data.map(({ kind }) => kind)).toEqual(['folder', 'folder', 'file']);
    expect(trail).toEqual([{ id: 'dir_specs', name: 'Specifications' }]);
    const { trail: deep } = await list(client, '?folderId=dir_div03');
    expect(deep.map(({ name }) => name)).toEqual(['Specifications', 'Division 03 Concrete']);
  });

  it.each([
    ['?sort=-name', 'Specifications'],
    ['?folderId=dir_specs&sort=-name', 'Project manual, volume 1.pdf'],
    ['?folderId=dir_safety&sort=updatedAt', 'Crane lift plan, level 7.pdf'],
  ])('sorts by %s', async (query, first) => {
    expect((await names(await signedIn(), query))[0]).toBe(first);
  });

  it('finds the words in a file, and says on which page', async () => {
    const client = await signedIn();
    const { data } = await list(client, '?q=free%20FALL');
    expect(data.map(({ name, hit }) => [name, hit?.page])).toEqual([
      ['03 30 00 Cast-in-place concrete.pdf', 2],
    ]);
    expect(data[0]?.hit?.text).toContain('No free fall above 5 feet');
    // In an earlier version only.
    expect(await names(client, '?q=within%2090%20minutes')).toEqual([]);
    expect((await list(client, '?q=wrench')).data[0]?.hit).toMatchObject({ page: null });
  });

  it('finds the words in an uploaded PDF', async () => {
    const client = await signedIn();
    const pdf = pdfOf([['Cover'], ['Bollards', 'Stainless steel, removable']]);
    const { id, current } = await uploaded(client, pdf, {}, 'Bollards.bin');
    expect(current?.preview).toMatchObject({ state: 'processing', pageCount: null });
    await mock.store.tenant(client.tenant).jobs.idle();
    const { data } = await list(client, '?q=removable');
    expect(data.map(({ hit }) => hit?.page)).toEqual([2]);
    const { preview } = (await get(client, id)).current ?? {};
    expect(preview).toMatchObject({ state: 'ready', fault: null, pageCount: 2 });
    const picture = await mock.fetch(new Request(preview?.thumbnailUrl ?? ''));
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  it('searches below the folder, in names, descriptions and tags', async () => {
    const client = await signedIn();
    expect(await names(client, '?q=STRUCTURAL&tag=structural')).toEqual([
      '03 30 00 Cast-in-place concrete.pdf',
    ]);
    expect(await names(client, '?q=curing&tag=structural')).toHaveLength(1);
    expect(await names(client, '?q=concrete&folderId=dir_safety')).toEqual([]);
  });

  it('knows no folder of another project, or in the recycle bin', async () => {
    const client = await signedIn();
    const empty = await folder(client, 'Gone');
    await remove(client, empty.id);
    expect((await client.call('GET', `${DOCUMENTS}?folderId=${empty.id}`)).status).toBe(404);
    expect((await client.call('GET', `${DOCUMENTS}?folderId=doc_crane`)).status).toBe(404);
  });
});

describe('an upload', () => {
  it.each([
    ['a text', 'Hello', 'a.txt', 'text/plain'],
    ['a table', 'a,b\n1,2\n', 'a.csv', 'text/csv'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'a.html', 'text/plain'],
    ['a drawing that could run', '<svg onload="alert(1)"/>', 'a.svg', 'text/plain'],
    ['a PDF', '%PDF-1.7 ', 'a.bin', 'application/pdf'],
    ['bytes', new Uint8Array([0, 255, 1]), 'a.txt', 'application/octet-stream'],
  ])('of %s gets its type from the content', async (_, content, name, mime) => {
    const made = await uploaded(await signedIn(), content, { parentId: 'dir_safety' }, name);
    expect(made).toMatchObject({ name, parentId: 'dir_safety', current: { mime, number: 1 } });
  });

  it('of a name that is taken becomes a version, a second file, or is refused', async () => {
    const client = await signedIn();
    const first = await uploaded(client, 'one', {});
    const refused = await upload(client, 'two', { name: 'NOTES.txt' });
    expect(await refusalOf(refused)).toBe('409 NAME_TAKEN');
    const second = await uploaded(client, 'two', { sameName: 'new_version', notes: 'Corrected' });
    expect(second).toMatchObject({ id: first.id, versionCount: 2, current: { number: 2 } });
    expect(second.versions.map(({ notes }) => notes)).toEqual(['Corrected', '']);
    const other = await uploaded(client, 'three', { sameName: 'keep_both' });
    expect(other.name).toBe('Notes (2).txt');
  });

  it('never replaces a folder of that name', async () => {
    const client = await signedIn();
    const refused = await upload(client, 'x', { name: 'Safety', sameName: 'new_version' });
    expect(await refusalOf(refused)).toBe('409 NAME_TAKEN');
  });

  it('adds no version to the file of somebody else without the permission to change it', async () => {
    const as = office();
    await uploaded(await as(), 'one', {});
    const marcus = await as('marcus.reed');
    const refused = await upload(marcus, 'two', { sameName: 'new_version' });
    expect(await refusalOf(refused)).toBe('403 FORBIDDEN');
    expect((await uploaded(marcus, 'two', { sameName: 'keep_both' })).name).toBe('Notes (2).txt');
  });

  it('can be read back, and an earlier version can be current again', async () => {
    const client = await signedIn();
    const { id } = await uploaded(client, 'one', {});
    await uploaded(client, 'two', { sameName: 'new_version' });
    const { versions, version } = await get(client, id);
    const bytes = async (url: string | null = '') =>
      (await mock.fetch(new Request(url ?? ''))).text();
    expect(await bytes(versions[0]?.url)).toBe('two');
    await patch(client, id, { version, currentNumber: 1 });
    expect(await bytes((await get(client, id)).current?.url)).toBe('one');
  });
});

describe('folders', () => {
  it('move with what is in them, but not into themselves', async () => {
    const client = await signedIn();
    const { version } = await get(client, 'dir_specs');
    const inside = await patch(client, 'dir_specs', { version, parentId: 'dir_div03' });
    expect(await refusalOf(inside)).toBe('422 VALIDATION_FAILED');
    expect((await patch(client, 'dir_specs', { version, parentId: 'dir_safety' })).status).toBe(
      200,
    );
    const { trail } = await list(client, '?folderId=dir_div03');
    expect(trail.map(({ name }) => name)).toEqual([
      'Safety',
      'Specifications',
      'Division 03 Concrete',
    ]);
    const back = { version: version + 1, clear: ['parentId'] };
    expect((await patch(client, 'dir_specs', back)).status).toBe(200);
    expect(await names(client)).toContain('Specifications');
  });

  it('have one item of each name, regardless of case', async () => {
    const client = await signedIn();
    const refused = await client.call('POST', `${DOCUMENTS}/folders`, { json: { name: 'SAFETY' } });
    expect(await refusalOf(refused)).toBe('409 NAME_TAKEN');
    expect((await folder(client, 'Safety', 'dir_specs')).name).toBe('Safety');
  });

  it('are at most 20 in each other', async () => {
    const client = await signedIn();
    let parent = await folder(client, 'Level 1');
    const top = parent;
    for (let level = 2; level <= 20; level++) parent = await folder(client, 'Next', parent.id);
    const json = { name: 'Too deep', parentId: parent.id };
    const refused = await client.call('POST', `${DOCUMENTS}/folders`, { json });
    expect(await refusalOf(refused)).toBe('422 VALIDATION_FAILED');
    const moved = await patch(client, top.id, { version: top.version, parentId: 'dir_safety' });
    expect(await refusalOf(moved)).toBe('422 VALIDATION_FAILED');
  });
});

describe('the recycle bin', () => {
  it('takes a folder with its content, and gives all of it back', async () => {
    const client = await signedIn();
    expect((await remove(client, 'dir_specs')).status).toBe(200);
    expect(await names(client, '?q=concrete')).toEqual([]);
    const bin = await list(client, '?deleted=true');
    expect(bin.data.map(({ name }) => name)).toEqual([
      'Specifications',
      'Evacuation routes, spring.txt',
    ]);
    expect((await patch(client, 'doc_concrete', { version: 2, name: 'x' })).status).toBe(404);
    expect((await restore(client, 'dir_specs')).status).toBe(200);
    expect(await names(client, '?q=concrete')).toHaveLength(3);
  });

  it('does not give back what has a name that is taken', async () => {
    const client = await signedIn();
    await remove(client, 'dir_specs');
    await folder(client, 'Specifications');
    expect(await refusalOf(await restore(client, 'dir_specs'))).toBe('409 NAME_TAKEN');
  });

  it('keeps what was deleted for 30 days', async () => {
    const { mock: late, clock } = await testMock();
    const client = new Client(late, 'late');
    await client.signIn('ana.torres@example.com');
    clock.now += 25 * DAY_MS;
    await client.signIn('ana.torres@example.com');
    expect(await names(client, '?deleted=true')).toHaveLength(1);
    clock.now += 2 * DAY_MS;
    await client.signIn('ana.torres@example.com');
    expect(await names(client, '?deleted=true')).toEqual([]);
    expect((await client.call('GET', `${DOCUMENTS}/doc_oldplan`)).status).toBe(404);
  });

  it('shows each person what they may restore', async () => {
    const as = office();
    await remove(await as(), 'doc_crane');
    expect(await names(await as('marcus.reed'), '?deleted=true')).toHaveLength(2);
    expect(await names(await as('grace.lindqvist'), '?deleted=true')).toEqual([]);
  });
});

test.each([
  ['ana.torres', 'doc_crane', ['download', 'update', 'delete', 'manage', 'share']],
  ['marcus.reed', 'doc_crane', ['download', 'update', 'delete']],
  ['marcus.reed', 'doc_concrete', ['download']],
  ['diego.alvarez', 'doc_crane', ['download']],
  ['diego.alvarez', 'dir_cascade', ['download', 'create']],
  ['diego.alvarez', 'doc_lookahead', []],
  ['marcus.reed', 'doc_lookahead', ['download', 'update']],
  // Marcus has it checked out.
  ['ana.torres', 'doc_lookahead', ['download', 'manage', 'share']],
  ['helen.park', 'doc_insurance', []],
  ['grace.lindqvist', 'doc_crane', ['download']],
])('%s may do with %s: %j', async (name, id, actions) => {
  expect((await get(await signedIn(name), id)).permittedActions).toEqual(actions);
});

test('a folder is downloaded as a zip with its folders', async () => {
  const client = await signedIn();
  const json = { documentIds: ['dir_specs', 'doc_concrete', 'doc_crane'] };
  const answer = await client.call('POST', `${DOCUMENTS}/download`, { json });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'Specifications/Division 03 Concrete/03 30 00 Cast-in-place concrete.pdf',
    'Specifications/Division 07 Thermal and moisture/07 54 23 TPO roofing.pdf',
    'Specifications/Project manual, volume 1.pdf',
    'Crane lift plan, level 7.pdf',
  ]);
});

describe('a copy', () => {
  const copy = (client: Client, id: string, parentId?: string) =>
    client.call('POST', `${DOCUMENTS}/${id}/copy`, { json: parentId ? { parentId } : {} });

  it('of a folder has all that is in it, in the current version', async () => {
    const client = await signedIn();
    const made: Detail = (await (await copy(client, 'dir_specs')).json()).data;
    expect(made).toMatchObject({ name: 'Specifications (2)', parentId: null, itemCount: 3 });
    const { data } = await list(client, `?folderId=${made.id}&q=concrete`);
    expect(data.find(({ kind }) => kind === 'file')).toMatchObject({
      versionCount: 1,
      current: { number: 1 },
      trail: [{ name: 'Specifications (2)' }, { name: 'Division 03 Concrete' }],
    });
  });

  it('keeps its file when the original is gone', async () => {
    const { mock: late, clock } = await testMock();
    const client = new Client(late, 'copies');
    await client.signIn('ana.torres@example.com');
    const { id } = await uploaded(client, 'one', {});
    const made: Detail = (await (await copy(client, id, 'dir_safety')).json()).data;
    await remove(client, id);
    clock.now += 31 * DAY_MS;
    await client.signIn('ana.torres@example.com');
    expect((await client.call('GET', `${DOCUMENTS}/${id}`)).status).toBe(404);
    const url = (await get(client, made.id)).current?.url ?? '';
    expect(await (await late.fetch(new Request(url))).text()).toBe('one');
  });

  it('goes into no folder that it contains, and is made by nobody who may not add files', async () => {
    const as = office();
    const inside = await copy(await as(), 'dir_specs', 'dir_div03');
    expect(await refusalOf(inside)).toBe('422 VALIDATION_FAILED');
    const viewer = await copy(await as('grace.lindqvist'), 'doc_crane', 'dir_specs');
    expect(await refusalOf(viewer)).toBe('403 FORBIDDEN');
  });
});

test('what is not in the recycle bin cannot be restored', async () => {
  expect(await refusalOf(await restore(await signedIn(), 'doc_crane'))).toBe('409 WRONG_STATE');
});

test('a folder with files of others cannot be deleted by its owner', async () => {
  const as = office();
  const marcus = await as('marcus.reed');
  const ownFolder = await folder(marcus, 'Pours');
  await uploaded(await as(), 'x', { parentId: ownFolder.id });
  expect((await get(marcus, ownFolder.id)).permittedActions).toEqual([
    'download',
    'create',
    'update',
  ]);
  expect(await refusalOf(await remove(marcus, ownFolder.id))).toBe('403 FORBIDDEN');
});

test('two people who change a file at once: the second one is told', async () => {
  const as = office();
  const [ana, tom] = [await as(), await as('tom.becker')];
  const { version } = await get(ana, 'doc_crane');
  expect((await patch(ana, 'doc_crane', { version, name: 'Lift plan.pdf' })).status).toBe(200);
  const second = await patch(tom, 'doc_crane', { version, tags: ['crane'] });
  expect(await refusalOf(second)).toBe('409 STALE_VERSION');
});

describe('a name', () => {
  it('leads nowhere and hides nothing, however it comes', async () => {
    const ana = await office()();
    const made = await ana.call('POST', `${DOCUMENTS}/folders`, { json: { name: 'A/B\u202e' } });
    const folder: Detail = (await made.json()).data;
    expect(folder.name).toBe('A_B');
    const json = { version: folder.version, name: '../..\\C' };
    const renamed = await ana.call('PATCH', `${DOCUMENTS}/${folder.id}`, { json });
    expect((await renamed.json()).data.name).toBe('.._.._C');
    const file = await upload(ana, 'x', {}, '../../etc/pass\u202ewd');
    expect((await file.json()).data).toMatchObject({
      name: 'passwd',
      current: { fileName: 'passwd' },
    });
  });
});
