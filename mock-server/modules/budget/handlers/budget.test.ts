import { describe, expect, it, test } from 'vitest';
import { CLINIC, HARBOR, Office, type Schemas } from '../../../../tests/support/host/budget.ts';
import { totalsOf } from '../figures.ts';

const pointers = ({ problem }: Schemas['BudgetLineOutcome']) =>
  problem?.errors.map(({ pointer, code }) => `${pointer} ${code}`);

describe('who sees it', () => {
  const office = new Office();

  // Budget, lines, commitments, change orders, invoices.
  test.each([
    ['project_manager', [200, 200, 200, 200, 200], 'all'],
    ['owner', [200, 200, 200, 200, 200], 'all'],
    ['subcontractor', [200, 403, 200, 200, 200], 'company'],
    ['superintendent', [404, 403, 200, 200, 200], null],
    ['design_reviewer', [403, 403, 403, 403, 403], null],
    ['viewer', [403, 403, 403, 403, 403], null],
  ] as const)('%s', async (role, statuses, scope) => {
    const paths = ['budget', 'budget/lines', 'commitments', 'change-orders', 'invoices'];
    const found = await Promise.all(paths.map((path) => office.statusOf(path, role)));
    expect(found).toEqual(statuses);
    const project = await office.read<Schemas['Project']>('', role);
    expect(project.seenModules.includes('budget')).toBe(scope !== null);
    if (scope) expect((await office.read<Schemas['Budget']>('budget', role)).scope).toBe(scope);
  });

  it('is the own company for a subcontractor, without lines and change orders', async () => {
    const ownCommitments = await office.read<Schemas['Commitment'][]>(
      'commitments',
      'subcontractor',
    );
    expect(new Set(ownCommitments.map(({ company }) => company.id))).toEqual(
      new Set(['cmp_cascade']),
    );
    const detail = await office.read<Schemas['CommitmentDetail']>(
      'commitments/cmt_2',
      'subcontractor',
    );
    expect(detail.lines.map(({ budgetLine }) => budgetLine)).toEqual(detail.lines.map(() => null));
    expect(await office.statusOf('commitments/cmt_1', 'subcontractor')).toBe(404);
    expect(await office.statusOf('invoices/inv_1', 'subcontractor')).toBe(404);
    expect(await office.read('change-orders', 'subcontractor')).toEqual([]);
    const bills = await office.read<Schemas['Invoice'][]>('invoices', 'subcontractor');
    expect(new Set(bills.map(({ commitment }) => commitment.id))).toEqual(new Set(['cmt_2']));
    const { totals, contingency, access } = await office.read<Schemas['Budget']>(
      'budget',
      'subcontractor',
    );
    expect([totals, contingency, access]).toEqual([null, null, null]);
  });

  it('ends for the owner with the switch, apart from what names them', async () => {
    const ownOffice = new Office();
    const { version } = await ownOffice.read<Schemas['Budget']>('budget', 'project_admin');
    const json = { version, visibleToOwner: false };
    expect((await ownOffice.send('PATCH', 'budget', json)).status).toBe(403);
    expect((await ownOffice.send('PATCH', 'budget', json, 'project_admin')).status).toBe(200);
    expect(await ownOffice.statusOf('budget/lines', 'owner')).toBe(403);
    const orders = await ownOffice.read<Schemas['ChangeOrder'][]>('change-orders', 'owner');
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ approver }) => approver?.id === 'usr_helen')).toBe(true);
    expect(await ownOffice.statusOf('commitments/cmt_1', 'owner')).toBe(404);
  });

  it('is not in the activity log, the views or the export of others', async () => {
    const ownOffice = new Office();
    await ownOffice.order([{ budgetLineId: 'bgl_1', amountMinor: 700 }]);
    const view = { log: 'budget', name: 'Mine', query: 'group=division', shared: true };
    expect((await ownOffice.send('POST', 'saved-views', view)).status).toBe(201);
    const views = await ownOffice.read<Schemas['SavedView'][]>(
      'saved-views?log=budget',
      'superintendent',
    );
    expect(views).toEqual([]);
    const log = async (role: 'project_manager' | 'superintendent' | 'owner') => {
      const client = await ownOffice.as(role);
      const answer = await client.json<{ data?: Schemas['ActivityEntry'][] }>('GET', '/activity');
      return answer.body.data?.filter(({ module }) => module === 'budget').length ?? 0;
    };
    expect(await log('project_manager')).toBe(1);
    expect(await log('superintendent')).toBe(0);
    const exported = async (role: 'owner' | 'superintendent') =>
      (await (await ownOffice.as(role)).call('GET', `${HARBOR}/budget/export`)).status;
    expect(await exported('superintendent')).toBe(403);
    expect(await exported('owner')).toBe(200);
  });
});

describe('lines', () => {
  it('add up in the seed, from the records behind each column', async () => {
    const office = new Office();
    const client = await office.as();
    const { body } = await client.json<Schemas['BudgetLineListResult']>(
      'GET',
      `${HARBOR}/budget/lines`,
    );
    expect(body.data.length).toBeGreaterThan(60);
    expect(totalsOf(body.data)).toEqual(body.totals);
    const columns: Record<Schemas['BudgetColumn'], keyof Schemas['BudgetFigures']> = {
      original: 'originalMinor',
      approved_changes: 'approvedChangesMinor',
      revised: 'revisedMinor',
      pending_changes: 'pendingChangesMinor',
      projected: 'projectedMinor',
      committed: 'committedMinor',
      invoiced: 'invoicedMinor',
      direct: 'directMinor',
      actual: 'actualMinor',
      forecast_to_complete: 'forecastToCompleteMinor',
      estimate_at_completion: 'estimateAtCompletionMinor',
      variance: 'varianceMinor',
    };
    const line = body.data.find(({ code }) => code === '03 30 00');
    for (const [column, name] of Object.entries(columns)) {
      const total = async (query: string) => {
        const answer = await client.json<Schemas['BudgetRecordListResult']>(
          'GET',
          `${HARBOR}/budget/records?column=${column}${query}&limit=500`,
        );
        const sum = answer.body.data.reduce((all, { amountMinor }) => all + amountMinor, 0);
        expect(sum).toBe(answer.body.totalMinor);
        return sum;
      };
      expect([column, await total('')]).toEqual([column, body.totals[name]]);
      expect(await total(`&lineId=${line?.id}`)).toBe(line?.figures[name]);
    }
  });

  it('spread over the months without a rounding difference', async () => {
    const office = new Office();
    const { totals } = await office.read<Schemas['Budget']>('budget');
    const { months, contingency, draws } =
      await office.read<Schemas['BudgetForecast']>('budget/forecast');
    const sum = (name: 'plannedMinor' | 'committedMinor' | 'actualMinor' | 'forecastMinor') =>
      months.reduce((all, month) => all + month[name], 0);
    expect(sum('plannedMinor')).toBe(totals?.revisedMinor);
    expect(sum('committedMinor')).toBe(totals?.committedMinor);
    expect(sum('actualMinor')).toBe(totals?.actualMinor);
    expect(sum('actualMinor') + sum('forecastMinor')).toBe(totals?.estimateAtCompletionMinor);
    expect(draws.at(-1)?.remainingMinor).toBe(contingency.remainingMinor);
  });

  it('refuse each faulty cell of a paste by itself', async () => {
    const office = new Office();
    const line = await office.line('09 91 00');
    const [fine, locked, stale, faulty, taken, used, gone] = await office.bulk(
      { action: 'update', id: line.id, version: 1, cells: { description: ' Paint ', uom: 'SF' } },
      { action: 'update', id: 'bgl_1', version: 1, cells: { quantity: '22', uom: 'MO' } },
      { action: 'update', id: line.id, version: 1, cells: { description: 'Other' } },
      {
        action: 'create',
        cells: { code: '!', costType: 'gold', quantity: 'many', startMonth: '2026-13' },
      },
      {
        action: 'create',
        cells: { code: '09 91 00', costType: 'Subcontract', description: 'Twice' },
      },
      { action: 'delete', id: 'bgl_2', version: 1 },
      { action: 'delete', id: 'bgl_x', version: 1 },
    );
    expect([fine?.ok, fine?.line?.description, fine?.line?.version]).toEqual([true, 'Paint', 2]);
    expect([locked?.problem?.code, locked && pointers(locked)]).toEqual([
      'WRONG_STATE',
      ['/items/1/cells/quantity locked'],
    ]);
    expect([stale?.problem?.code, stale?.line?.description]).toEqual(['STALE_VERSION', 'Paint']);
    expect(faulty && pointers(faulty)).toEqual([
      '/items/3/cells/code pattern',
      '/items/3/cells/costType enum',
      '/items/3/cells/quantity number',
      '/items/3/cells/startMonth month',
      '/items/3/cells/description required',
    ]);
    expect([taken?.problem?.code, taken && pointers(taken)]).toEqual([
      'NAME_TAKEN',
      ['/items/4/cells/code unique'],
    ]);
    expect([used?.problem?.code, gone?.problem?.code]).toEqual(['WRONG_STATE', 'NOT_FOUND']);
  });

  it('take a forecast by percent, or typed with a reason', async () => {
    const office = new Office();
    const { id, figures } = await office.line('12 24 00');
    const write = async (version: number, cells: Schemas['BudgetLineCells']) =>
      (await office.bulk({ action: 'update', id, version, cells }))[0];
    const percent = await write(1, { forecastMethod: 'percent', forecastBp: 3333 });
    expect(percent?.line?.figures.forecastToCompleteMinor).toBe(
      Math.round((figures.projectedMinor * 3333) / 10_000),
    );
    const bare = await write(2, { forecastMethod: 'typed', forecastMinor: 5 });
    expect(bare && pointers(bare)).toEqual(['/items/0/cells/forecastReason required']);
    const typed = await write(2, {
      forecastMethod: 'typed',
      forecastMinor: 5,
      forecastReason: 'Sold',
    });
    expect([typed?.line?.figures.estimateAtCompletionMinor, typed?.line?.forecastBp]).toEqual([
      5,
      null,
    ]);
  });

  it('are imported with the faults of their rows', async () => {
    const office = new Office();
    const rows = [
      { code: '01 43 00', description: 'Quality', costType: 'Labor' },
      { code: '01 43 00', description: 'Again', costType: 'labor' },
      { code: '09 91 00', description: 'Paint', costType: 'subcontract' },
      {
        code: '10 00 00',
        description: 'Lockers',
        costType: 'material',
        quantity: '1,5x',
        unitCost: '1.234',
      },
      {
        code: '10 11 00',
        description: 'Boards',
        costType: 'material',
        quantity: '3',
        unitCost: '1,200.50',
      },
    ];
    const load = async (mode: string) => {
      const json = { mode, existing: 'update', rows };
      return (
        await office.send<Schemas['BudgetImportResult']['data']>(
          'POST',
          'budget/lines/import',
          json,
        )
      ).data;
    };
    const before = (await office.lines()).length;
    const preview = await load('preview');
    expect(preview.rows.map(({ action }) => action)).toEqual([
      'create',
      'fault',
      'update',
      'fault',
      'fault',
    ]);
    expect(
      preview.rows.flatMap(({ faults }) => faults.map(({ pointer, code }) => `${pointer} ${code}`)),
    ).toEqual([
      '/rows/1/code unique',
      '/rows/3/unitCost decimals',
      '/rows/3/quantity number',
      '/rows/4/quantity locked',
      '/rows/4/unitCost locked',
    ]);
    expect((await load('all')).isImported).toBe(false);
    expect((await office.lines()).length).toBe(before);
    expect((await load('valid')).isImported).toBe(true);
    expect((await office.lines()).length).toBe(before + 1);
    expect((await office.line('09 91 00')).description).toBe('Paint');
  });

  it('of a draft are imported by the thousand, locked, and completed', async () => {
    const office = new Office();
    const client = await office.as('account_admin');
    const rows = Array.from({ length: 4_990 }, (_, i) => ({
      code: `${String((i % 14) + 1).padStart(2, '0')} ${i}`,
      description: `Line ${i}`,
      costType: 'other',
      quantity: '12.345',
      unitCost: '99.99',
    }));
    const load = await client.json<Schemas['BudgetImportResult']>(
      'POST',
      `${CLINIC}/budget/lines/import`,
      {
        json: { mode: 'all', existing: 'skip', rows },
      },
    );
    expect(load.body.data).toMatchObject({
      createCount: 4_990,
      isImported: true,
      originalMinor: 4_990 * 123_438,
    });
    const { body } = await client.json<Schemas['BudgetLineListResult']>(
      'GET',
      `${CLINIC}/budget/lines`,
    );
    expect(body.data.length).toBe(5_000);
    const move = (to: string, version: number, reason?: string) =>
      client.json<Schemas['BudgetResult']>('POST', `${CLINIC}/budget/transitions`, {
        json: { version, to, reason },
      });
    const active = await move('active', body.version);
    expect(active.body.data.permittedStatuses).toEqual(['completed']);
    const completed = await move('completed', active.body.data.version);
    const edit = await client.call('POST', `${CLINIC}/budget/lines/bulk`, {
      json: { items: [{ action: 'delete', id: 'bgl_r1', version: 1 }] },
    });
    expect(edit.status).toBe(409);
    expect((await move('active', completed.body.data.version)).status).toBe(422);
    expect((await move('active', completed.body.data.version, 'A late claim')).status).toBe(200);
  });
});

test('the currency of a project is fixed as soon as the budget has lines', async () => {
  const office = new Office();
  const { version } = await office.read<Schemas['Project']>('', 'project_admin');
  const json = { version, currency: 'EUR' };
  const { status, body } = await office.send('PATCH', '', json, 'project_admin');
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/currency']);
});

test('a snapshot of a month never changes', async () => {
  const office = new Office();
  const json = { month: '2026-11', note: 'Closed' };
  const made = await office.send<Schemas['BudgetSnapshotDetail']>('POST', 'budget/snapshots', json);
  expect(made.status).toBe(201);
  await office.bulk({ action: 'update', id: 'bgl_1', version: 1, cells: { description: 'Staff' } });
  const order = await office.order([{ budgetLineId: 'bgl_1', amountMinor: 5 }]);
  expect((await office.decide(order.id, 'approved', 'project_admin')).status).toBe(200);
  const after = await office.read<Schemas['BudgetSnapshotDetail']>(
    `budget/snapshots/${made.data.id}`,
  );
  expect(after).toEqual(made.data);
  expect((await office.send('POST', 'budget/snapshots', json)).body.code).toBe('NAME_TAKEN');
  const future = await office.send('POST', 'budget/snapshots', { month: '2026-12' });
  expect(future.status).toBe(422);
});

test('a closed month takes no direct cost, and keeps those that it has', async () => {
  const office = new Office();
  const cost = { budgetLineId: 'bgl_1', description: 'Lift', amountMinor: 100 };
  const add = (date: string) =>
    office.send<Schemas['DirectCost']>('POST', 'direct-costs', { ...cost, date });
  const [latest] = await office.read<Schemas['BudgetSnapshot'][]>('budget/snapshots');
  const closed = latest?.month ?? '';
  expect((await add(`${closed}-15`)).body.errors?.[0]?.code).toBe('closed');
  const { data } = await add('2026-11-20');
  const change = { version: 1, date: `${closed}-28` };
  expect((await office.send('PATCH', `direct-costs/${data.id}`, change)).status).toBe(422);
  await office.send('POST', 'budget/snapshots', { month: '2026-11' });
  const renamed = await office.send('PATCH', `direct-costs/${data.id}`, {
    version: 1,
    vendor: 'Lifts',
  });
  expect(renamed.body.code).toBe('WRONG_STATE');
});
