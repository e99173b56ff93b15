import { beforeEach, describe, expect, it, test } from 'vitest';
import { Client, PASSWORD, testMock } from '../../../tests/support/host/mock.ts';

interface Company {
  id: string;
  name: string;
  code: string;
  trade: string | null;
  contacts: { name: string }[];
  memberCount: number;
  version: number;
  permittedActions: string[];
}
interface Problem {
  code: string;
  errors?: { pointer: string; code: string }[];
}
interface Import {
  rows: { line: number; faults: { column: string; code: string }[] }[];
  faultyCount: number;
  importedCount: number;
}

const { mock } = await testMock();
let tenant = 0;
let client: Client;

beforeEach(async () => {
  tenant += 1;
  client = await as('ingrid.solberg');
});

async function as(name: string): Promise<Client> {
  const ana = new Client(mock, `companies-${tenant}`);
  await ana.signIn(`${name}@example.com`, PASSWORD);
  return ana;
}

const get = async (id: string, caller = client) =>
  (await caller.json<{ data: Company }>('GET', `/companies/${id}`)).body.data;
const idsOf = async (query: string, caller = client) =>
  (await caller.json<{ data: Company[] }>('GET', `/companies?${query}`)).body.data.map(
    ({ id }) => id,
  );
const add = async (json: object, caller = client) =>
  (await caller.json<{ data: Company }>('POST', '/companies', { json })).body.data;

function upload(mode: string, ...lines: string[]) {
  const body = new FormData();
  body.set('file', new File([lines.join('\r\n')], 'companies.csv'));
  body.set('mode', mode);
  return client.json<{ data: Import } & Problem>('POST', '/companies/import', { body });
}

test.each([
  ['q=northline', ['cmp_northline']],
  ['q=airport way', ['cmp_northline']],
  ['q=diego', ['cmp_cascade']],
  ['trade=electrical', ['cmp_northline', 'cmp_rivers']],
  ['trade=electrical&sort=-name', ['cmp_rivers', 'cmp_northline']],
  ['status=inactive', []],
  ['sort=-memberCount&limit=1', ['cmp_meridian']],
])('%s finds %j', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids);
});

describe('a name or a code of another company', () => {
  test.each([
    [{ name: 'NORTHLINE electric', code: 'ABC' }, ['/name']],
    [{ name: 'Another', code: 'nle' }, ['/code']],
    [{ name: 'Northline Electric', code: 'NLE' }, ['/name', '/code']],
  ])('%j is refused', async (json, pointers) => {
    const { status, body } = await client.json<Problem>('POST', '/companies', { json });
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('is its own after an update', async () => {
    const json = { version: 1, name: 'Northline  Electric', code: 'nle' };
    const { status } = await client.call('PATCH', '/companies/cmp_northline', { json });
    expect(status).toBe(200);
    expect(await get('cmp_northline')).toMatchObject({ code: 'NLE', version: 2 });
  });
});

test('a trade is cleared, and what is absent stays', async () => {
  const json = { version: 1, clear: ['trade'] };
  await client.call('PATCH', '/companies/cmp_northline', { json });
  const { trade, contacts } = await get('cmp_northline');
  expect([trade, contacts.length]).toEqual([null, 1]);
});

test('only a company that nothing names can be deleted', async () => {
  const { status, body } = await client.json<Problem>(
    'DELETE',
    '/companies/cmp_northline?version=1',
  );
  expect([status, body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await get('cmp_northline')).permittedActions).not.toContain('delete');
  const { id, permittedActions } = await add({ name: 'By mistake', code: 'BYM' });
  expect(permittedActions).toContain('delete');
  expect((await client.call('DELETE', `/companies/${id}?version=1`)).status).toBe(200);
});

describe('merging', () => {
  const merge = (json: object) =>
    client.json<{ data: Company } & Problem>('POST', '/companies/cmp_cascade/merge', { json });

  it('moves people, contacts and records, and leaves no trace of the duplicate', async () => {
    const { state } = mock.store.tenant(client.tenant);
    const count = (id: string) =>
      Object.values(state.punchItems).filter(({ assigneeIds }) => assigneeIds.includes(id)).length;
    const before = [count('cmp_cascade'), count('cmp_northline')];
    const { body } = await merge({ version: 1, duplicateIds: ['cmp_northline'] });
    expect(body.data).toMatchObject({ memberCount: 2, version: 2 });
    expect(body.data.contacts.map(({ name }) => name)).toEqual(['Diego Alvarez', 'Sam Whitfield']);
    expect(Math.min(...before)).toBeGreaterThan(0);
    expect(count('cmp_cascade')).toBeGreaterThan(Math.max(...before));
    // The log and the events keep the names of what is gone.
    const { companies: _, activity: __, stream: ___, pages, ...others } = state;
    // What is signed stays as it was signed.
    const unsigned = Object.values(pages).filter(({ signature }) => signature === null);
    expect(JSON.stringify([others, unsigned])).not.toContain('"cmp_northline"');
    expect((await client.call('GET', '/companies/cmp_northline')).status).toBe(404);
  });

  it('leaves a signed report with the names that were signed, and moves an open one', async () => {
    await merge({ version: 1, duplicateIds: ['cmp_northline'] });
    const namesIn = async (page: string) => {
      const ana = await as('ana.torres');
      const { body } = await ana.json<{ data: { companies: { name: string }[] } }>(
        'GET',
        `/projects/prj_harbor/pages/pag_harbor-daily-${page}/daily-report`,
      );
      return body.data.companies.map(({ name }) => name);
    };
    expect(await namesIn('1')).toContain('Northline Electric');
    const open = await namesIn('2');
    expect(open).toContain('Cascade Mechanical');
    expect(open).not.toContain('Northline Electric');
  });

  test.each([
    ['itself', 'cmp_cascade', 'company'],
    ['no company', 'cmp_nobody', 'company'],
    ['the company that leads a project', 'cmp_meridian', 'lead'],
  ])('with %s is refused', async (_, id, code) => {
    const { status, body } = await merge({ version: 1, duplicateIds: ['cmp_northline', id] });
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/duplicateIds/1', code }]]);
    expect((await get('cmp_northline')).version).toBe(1);
  });
});

describe('an import', () => {
  const good = ['Trade,Name,Code', 'Electrical,"Ohm, Inc.",OHM', 'plumbing,Pipe Dream,'];

  it('previews without a change', async () => {
    const { body } = await upload('preview', ...good);
    expect(body.data).toMatchObject({ faultyCount: 0, importedCount: 0 });
    expect(await idsOf('q=ohm')).toEqual([]);
  });

  it('adds the rows, and makes a code from the name', async () => {
    expect((await upload('all', ...good)).body.data.importedCount).toBe(2);
    const [id = ''] = await idsOf('q=dream');
    expect(await get(id)).toMatchObject({ trade: 'plumbing', code: 'PDX' });
    const [other = ''] = await idsOf('q=ohm');
    expect(await get(other)).toMatchObject({ name: 'Ohm, Inc.', code: 'OHM' });
  });

  const faulty: [string, object[]][] = [
    ['Northline electric,ABC,,', [{ column: 'Name', code: 'taken' }]],
    ['New,nle,,', [{ column: 'Code', code: 'taken' }]],
    [',ABC,,', [{ column: 'Name', code: 'required' }]],
    ['New,A1,,', [{ column: 'Code', code: 'invalid' }]],
    ['New,,Wizardry,', [{ column: 'Trade', code: 'invalid' }]],
    ['New,,,Asleep', [{ column: 'Status', code: 'invalid' }]],
    ['FIRST,,,', [{ column: 'Name', code: 'repeated' }]],
    ['New,fst,,', [{ column: 'Code', code: 'repeated' }]],
    [`${'x'.repeat(101)},,,`, [{ column: 'Name', code: 'invalid' }]],
  ];
  test.each(faulty)('marks the row %s', async (row, faults) => {
    const { body } = await upload('preview', 'Name,Code,Trade,Status', 'First,FST,,', '', row);
    expect(body.data.rows).toMatchObject([
      { line: 2, faults: [] },
      { line: 4, faults },
    ]);
  });

  test.each([
    ['all', 0],
    ['valid', 2],
  ])('in mode %s of a file with a faulty row imports %i', async (mode, count) => {
    const { body } = await upload(mode, ...good, 'Electrical,,');
    expect(body.data).toMatchObject({ faultyCount: 1, importedCount: count });
  });

  test.each([
    ['a file without names', 'columns', ['Code', 'ABC']],
    ['an open quote', 'csv', ['Name', '"Ohm']],
    ['too many rows', 'maxRows', ['Name', ...Array.from({ length: 5001 }, (_, i) => `N${i}`)]],
  ])('of %s is refused', async (_, code, lines) => {
    const { status, body } = await upload('preview', ...lines);
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/file', code }]]);
  });

  it('reads what an export wrote', async () => {
    await add({ name: '=Formula', code: 'FRM', address: '1 Line\nOther line' });
    const csv = await (await client.call('GET', '/companies/export?q=formula')).text();
    const { body } = await upload('preview', csv.replace('FRM', 'FRN'));
    expect(body.data.rows).toMatchObject([
      { line: 2, faults: [{ column: 'Name', code: 'taken' }] },
    ]);
  });
});

describe('roles', () => {
  const permissions = async (name: string) => {
    const caller = await as(name);
    const { body } = await caller.json<{ data: { permittedActions: string[] } }>('GET', '/account');
    const { status } = await caller.call('GET', '/companies');
    return [status, ...body.data.permittedActions];
  };

  test.each([
    [
      'ingrid.solberg',
      [
        200,
        'create_company',
        'create_project',
        'create_role',
        'create_template',
        'export_activity',
        'export_companies',
        'import_companies',
        'manage_api_tokens',
        'see_as',
        'update_account_settings',
        'view_account_settings',
        'view_activity',
        'view_activity_clients',
        'view_companies',
        'view_members',
        'view_projects',
        'view_roles',
        'view_templates',
      ],
    ],
    [
      'tom.becker',
      [
        200,
        'create_company',
        'export_activity',
        'export_companies',
        'see_as',
        'view_account_settings',
        'view_activity',
        'view_activity_clients',
        'view_companies',
        'view_members',
        'view_projects',
        'view_roles',
        'view_templates',
      ],
    ],
    [
      'ana.torres',
      [
        200,
        'create_company',
        'export_companies',
        'view_account_settings',
        'view_activity',
        'view_companies',
        'view_members',
        'view_projects',
        'view_roles',
        'view_templates',
      ],
    ],
    ['diego.alvarez', [403]],
    ['grace.lindqvist', [403]],
  ])('%s may %j', async (name, actions) => {
    expect(await permissions(name)).toEqual(actions);
  });

  const actions = async (id: string, caller: Client) => (await get(id, caller)).permittedActions;

  it('let a company work in a project from the start where the caller adds companies', async () => {
    const ana = await as('ana.torres');
    const create = (code: string, projectId: string) =>
      ana.json<{ data: Company } & Problem>('POST', '/companies', {
        json: { name: `New ${code}`, code, projectId },
      });
    const { body } = await create('NEA', 'prj_harbor');
    const { state } = mock.store.tenant(client.tenant);
    expect(state.companies[body.data.id]?.projectIds).toEqual(['prj_harbor']);
    // Ana is a superintendent of the clinic.
    const refused = await create('NEB', 'prj_riverside');
    expect(refused.body.errors?.[0]?.pointer).toBe('/projectId');
  });

  it('give nothing over a company that works where the caller is no admin', async () => {
    const marcus = await as('marcus.reed');
    const move = async (version: number, change: object, caller = marcus) => {
      const json = { items: [{ id: 'usr_marcus', version, ...change }] };
      await caller.call('POST', '/projects/prj_riverside/team/bulk', { json });
    };
    await move(1, { role: 'project_admin' }, await as('tom.becker'));
    const { state } = mock.store.tenant(client.tenant);
    const worksOn = () => state.companies.cmp_cascade?.projectIds;
    const before = worksOn();
    await move(2, { companyId: 'cmp_cascade' });
    expect(worksOn()).toContain('prj_riverside');
    expect(await actions('cmp_cascade', marcus)).toEqual([]);
    await move(3, { companyId: 'cmp_meridian' });
    expect(worksOn(), 'only the lead adds to its people').toContain('prj_riverside');
    await move(3, { companyId: 'cmp_meridian' }, await as('tom.becker'));
    expect(worksOn()).toEqual(before);
    expect(await actions('cmp_cascade', marcus)).toEqual([]);
  });

  it('let an account admin alone merge into a company that leads a project', async () => {
    const tom = await as('tom.becker');
    expect(await actions('cmp_meridian', tom)).not.toContain('merge');
    const json = { version: 1, duplicateIds: ['cmp_cascade'] };
    const merged = (caller: Client) =>
      caller.call('POST', '/companies/cmp_meridian/merge', { json });
    expect((await merged(tom)).status).toBe(403);
    expect((await merged(client)).status).toBe(200);
  });

  it('let a project admin change companies of their projects and their own ones', async () => {
    const tom = await as('tom.becker');
    const { id } = await add({ name: 'Elsewhere', code: 'ELS' });
    expect((await get(id, tom)).permittedActions).toEqual([]);
    expect((await get('cmp_northline', tom)).permittedActions).toEqual(['update', 'merge']);
    const ownCompany = await add({ name: 'Own', code: 'OWN' }, tom);
    expect(ownCompany.permittedActions).toEqual(['update', 'delete', 'merge']);
    const json = { version: 1, duplicateIds: [id] };
    const refused = await tom.call('POST', '/companies/cmp_northline/merge', { json });
    expect(refused.status).toBe(403);
  });
});
