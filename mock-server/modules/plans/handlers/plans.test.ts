import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { Client, problemOf, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import { madeFrom } from '../../../../tests/support/host/uploads.ts';
import { pdfFile } from '../../../converter/pdf/write.ts';
import { sampleSetFile } from '../../../demo/sheets/index.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Detail = Schemas['SheetDetail'];

const { mock } = await testMock();
let tenants = 0;
const PROJECT = '/projects/prj_harbor';
const SETS = `${PROJECT}/plan-sets`;
const SHEETS = `${PROJECT}/sheets`;

/** A tenant of its own, and clients of its people. */
function office() {
  const tenant = `plans-${++tenants}`;
  return async (name = 'ana.torres') => {
    const client = new Client(mock, tenant);
    await client.signIn(`${name}@example.com`);
    return client;
  };
}
const signedIn = (name?: string) => office()(name);

const read = async <T>(client: Client, path: string): Promise<T> =>
  (await client.json<{ data: T }>('GET', path)).body.data;
const sheets = (client: Client, query = '') => read<Schemas['Sheet'][]>(client, SHEETS + query);
const sheet = (client: Client, id: string) => read<Detail>(client, `${SHEETS}/${id}`);
const set = (client: Client, id: string) => read<Schemas['PlanSet']>(client, `${SETS}/${id}`);
const publish = async (client: Client, id: string) =>
  client.call('POST', `${SETS}/${id}/publish`, {
    json: { version: (await set(client, id)).version },
  });
const correct = async (client: Client, id: string, json: object) => {
  const { version } = await sheet(client, id);
  return client.call('PATCH', `${SHEETS}/${id}`, { json: { version, ...json } });
};
const transition = async (client: Client, id: string, json: object) => {
  const { version } = await sheet(client, id);
  return client.call('POST', `${SHEETS}/${id}/transitions`, { json: { version, ...json } });
};
const pin = (client: Client, id: string, x = 0.2, y = 0.2) =>
  client.call('POST', `${PROJECT}/pins`, {
    json: {
      target: { type: 'plan', id },
      anchor: { kind: 'image', x, y },
      record: { type: 'punch_item', id: 'pch_h9' },
    },
  });
/** From left to right. */
const pinsOn = async (client: Client, id: string) => {
  const pins = await read<Schemas['Pin'][]>(
    client,
    `${PROJECT}/pins?targetType=plan&targetId=${id}`,
  );
  const xOf = ({ anchor }: Schemas['Pin']) => ('x' in anchor ? anchor.x : 0);
  return pins.sort((a, b) => xOf(a) - xOf(b));
};

/** Uploads a set and waits until it was read. */
async function uploaded(client: Client, data: Uint8Array, name = 'Bulletin 4') {
  const made = await madeFrom(
    client,
    data,
    { purpose: 'plan_set', filename: 'set.pdf' },
    { path: SETS, name, issuedAt: '2030-01-02' },
  );
  expect(made.status).toBe(201);
  const { id } = (await made.json()).data as Schemas['PlanSet'];
  await mock.store.tenant(client.tenant).jobs.idle();
  return set(client, id);
}

async function encrypted(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return pdf.save();
}

const empty = { width: 612, height: 792, content: '' };
const manyPages = (count: number) => pdfFile(Array.from({ length: count }, () => empty));

/** Two pages with megabytes of blanks each. */
const largeFile = () => {
  const content = `${' '.repeat(4.5 * 1024 ** 2)}BT /F1 40 Tf 500 30 Td (A-101) Tj ET`;
  const another = content.replace('A-101', 'A-102');
  return pdfFile([
    { ...empty, content },
    { ...empty, content: another },
  ]);
};

describe('the sheets', () => {
  it('are in the order of their numbers, with those to build from on request', async () => {
    const client = await signedIn();
    const active = await sheets(client, '?planStatus=active');
    expect(active.map(({ number, revision }) => `${number} ${revision}`)).toEqual([
      'A-101 0',
      'A-102 1',
      'A-103 0',
      'A-201 1',
      'A-202 0',
      'A-501 0',
      'E-102 0',
      'M-102 0',
      'P-102 0',
      'S-101 0',
      'S-501 0',
    ]);
    expect((await sheets(client, '?q=north')).map(({ number }) => number)).toEqual([
      'A-201',
      'A-201',
    ]);
    expect((await sheets(client, '?q=parapet')).map(({ number }) => number)).toEqual(['A-501']);
  });

  it('name their revisions, and lead to the sheets that they refer to', async () => {
    const { revisions, links } = await sheet(await signedIn(), 'sht_a102-1');
    expect(revisions.map(({ revision, planStatus }) => [revision, planStatus])).toEqual([
      ['1', 'active'],
      ['0', 'completed'],
    ]);
    expect(links).toContainEqual(
      expect.objectContaining({ text: '3/A-501', sheetId: 'sht_a501-0' }),
    );
  });

  it('are hidden from a viewer until they are published', async () => {
    const as = office();
    const [owner, manager] = [await as('grace.lindqvist'), await as()];
    expect(await sheets(owner, '?planStatus=draft')).toEqual([]);
    expect((await owner.call('GET', `${SHEETS}/sht_a104-0`)).status).toBe(404);
    expect((await owner.call('GET', `${SETS}/set_b3`)).status).toBe(404);
    expect((await publish(manager, 'set_b3')).status).toBe(200);
    expect(await sheet(owner, 'sht_a104-0')).toMatchObject({ planStatus: 'active' });
  });
});

describe('a published set', () => {
  it('supersedes sheets of the same number', async () => {
    const client = await signedIn();
    expect((await publish(client, 'set_b3')).status).toBe(200);
    expect(await sheet(client, 'sht_a103-0')).toMatchObject({
      planStatus: 'completed',
      supersededById: 'sht_a103-1',
    });
    expect((await problemOf(await pin(client, 'sht_a103-0'))).errors).toMatchObject([
      { pointer: '/target/id' },
    ]);
  });

  it('takes pins along, and marks those around which the drawing changed', async () => {
    const client = await signedIn();
    await pin(client, 'sht_a103-0', 0.2, 0.2);
    await pin(client, 'sht_a103-0', 0.63, 0.75);
    await publish(client, 'set_b3');
    const pins = await pinsOn(client, 'sht_a103-1');
    expect(pins.map(({ checkPosition }) => checkPosition)).toEqual([false, true]);
    const [, moved] = pins;
    const path = `${PROJECT}/pins/${moved?.id}`;
    await client.call('PATCH', path, { json: { anchor: { kind: 'image', x: 0.7, y: 0.75 } } });
    expect((await pinsOn(client, 'sht_a103-1'))[1]).toMatchObject({
      checkPosition: false,
      anchor: { x: 0.7 },
    });
  });

  it.each(['marcus.reed', 'diego.alvarez'])('is not published by %s', async (name) => {
    const as = office();
    const { version } = await set(await as(), 'set_b3');
    const response = await (await as(name)).call('POST', `${SETS}/set_b3/publish`, {
      json: { version },
    });
    expect(response.status).toBe(name === 'marcus.reed' ? 403 : 404);
  });

  it('needs a number of its own for each sheet', async () => {
    const client = await signedIn();
    const taken = correct(client, 'sht_a104-0', { number: 'a 103' });
    expect(await refusalOf(taken)).toBe('409 NAME_TAKEN');
    expect((await correct(client, 'sht_a104-0', { number: 'A-105' })).status).toBe(200);
  });
});

describe('an uploaded PDF', () => {
  it('becomes drafts with what their title blocks say', async () => {
    const client = await signedIn();
    const { id, processing, pageCount, draftCount } = await uploaded(client, sampleSetFile('b2'));
    expect({ processing: processing.state, pageCount, draftCount }).toEqual({
      processing: 'ready',
      pageCount: 2,
      draftCount: 2,
    });
    const drafts = await sheets(client, `?setId=${id}`);
    expect(drafts).toMatchObject([
      { number: 'A-102', title: 'LEVEL 2 FLOOR PLAN', revision: '1', discipline: 'architectural' },
      { number: 'A-201', title: 'NORTH ELEVATION', revision: '1' },
    ]);
    const picture = await client.call('GET', drafts[0]?.thumbnailUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  it('is read again where somebody draws the title block', async () => {
    const client = await signedIn();
    const { id, version } = await uploaded(client, sampleSetFile('b2'));
    const json = { version, titleBlock: [0.1, 0.1, 0.2, 0.2] };
    expect((await client.call('PATCH', `${SETS}/${id}`, { json })).status).toBe(200);
    await mock.store.tenant(client.tenant).jobs.idle();
    expect((await sheets(client, `?setId=${id}`)).map(({ number }) => number)).toEqual(['', '']);
    expect(await refusalOf(await publish(client, id))).toBe('409 WRONG_STATE');
  });

  it.each([
    ['is protected with a password', encrypted, /password/],
    ['has thousands of pages', async () => manyPages(2001), /2,000 pages/],
  ])('that %s says so', async (_, file, message) => {
    const client = await signedIn();
    const { processing } = await uploaded(client, await file());
    expect(processing).toMatchObject({
      state: 'failed',
      error: { code: 'not_convertible', message: expect.stringMatching(message) },
    });
  });

  it('that is large is split, so that a sheet loads alone', async () => {
    const client = await signedIn();
    const { id, sizeBytes } = await uploaded(client, largeFile());
    const [first, second] = await sheets(client, `?setId=${id}`);
    expect(second).toMatchObject({ page: 2, filePage: 1 });
    for (const sheetId of [first, second]) {
      const file = await client.call('GET', sheetId?.fileUrl ?? '');
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect((await file.arrayBuffer()).byteLength).toBeLessThan(sizeBytes * 0.6);
    }
  });

  it('that is damaged says so, and can be deleted', async () => {
    const client = await signedIn();
    const { id, processing, version } = await uploaded(
      client,
      new TextEncoder().encode('%PDF-1.4\nnothing'),
    );
    expect(processing).toMatchObject({ state: 'failed', error: { code: 'broken_file' } });
    const gone = await client.call('DELETE', `${SETS}/${id}?version=${version}`);
    expect(gone.status).toBe(200);
  });
});

describe('a sheet', () => {
  it('goes out of use, and is made current again with a reason', async () => {
    const as = office();
    const [manager, admin] = [await as(), await as('tom.becker')];
    expect((await transition(manager, 'sht_s101-0', { to: 'completed' })).status).toBe(200);
    const back = { to: 'active', reason: 'The pile caps did not change.' };
    expect((await transition(manager, 'sht_s101-0', back)).status).toBe(403);
    expect((await transition(admin, 'sht_s101-0', { to: 'active' })).status).toBe(422);
    expect((await transition(admin, 'sht_s101-0', back)).status).toBe(200);
    expect((await transition(admin, 'sht_s101-0', back)).status).toBe(409);
  });

  it('shows markup to those it is for', async () => {
    const as = office();
    const [manager, inspector, owner] = [
      await as(),
      await as('marcus.reed'),
      await as('grace.lindqvist'),
    ];
    const path = `${SHEETS}/sht_a101-0/markups`;
    const draw = (client: Client, layer: string) =>
      client.call('PUT', path, {
        json: { layer, shapes: [{ type: 'arrow', points: [0, 0, 1, 1], color: 'red', text: '' }] },
      });
    const seen = async () =>
      Promise.all(
        [manager, inspector, owner].map(async (client) => (await read<[]>(client, path)).length),
      );
    await draw(manager, 'own');
    expect(await seen()).toEqual([1, 0, 0]);
    await draw(manager, 'shared');
    expect(await seen()).toEqual([1, 1, 0]);
    await draw(manager, 'published');
    expect(await seen()).toEqual([1, 1, 1]);
    expect((await draw(inspector, 'published')).status).toBe(403);
  });
});
