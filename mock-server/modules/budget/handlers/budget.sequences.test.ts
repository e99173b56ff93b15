import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HARBOR, Office, type Schemas } from '../../../../tests/support/host/budget.ts';
import { MemoryStorage } from '../../../core/state/storage/uploadStorage.ts';
import { rules } from '../consistency.ts';
import { totalsOf } from '../figures.ts';
import { minorOf } from '../money.ts';

/** One step: what happens, to which of the records, and how much. */
type Step = readonly [name: keyof typeof steps, pick: number, amountMinor: number];

const picked = <Row>(rows: readonly Row[], pick: number): Row | undefined =>
  rows[pick % Math.max(1, rows.length)];

/** Each step may be refused, such as an approval that is not due. The books have to add up all the same. */
const steps = {
  async line(office: Office, pick: number, amountMinor: number) {
    const line = picked(await office.lines(), pick);
    const { id = '', version = 1 } = line ?? {};
    const typed = {
      forecastMethod: 'typed',
      forecastMinor: amountMinor,
      forecastReason: 'x',
    } as const;
    await office.bulk(
      { action: 'create', cells: { code: `X ${pick}`, costType: 'labor', description: 'New' } },
      { action: 'update', id, version, cells: pick % 2 ? typed : { forecastMethod: 'remaining' } },
      { action: 'update', id, version: version + 1, cells: { originalMinor: amountMinor } },
    );
  },
  async order(office: Office, pick: number, amountMinor: number) {
    const lines = await office.lines();
    const commitmentId = pick % 3 ? `cmt_${(pick % 10) + 1}` : undefined;
    await office.order([
      { budgetLineId: picked(lines, pick)?.id ?? '', amountMinor, commitmentId },
      { budgetLineId: picked(lines, pick + 7)?.id ?? '', amountMinor: -amountMinor },
    ]);
  },
  async decision(office: Office, pick: number) {
    const orders = await office.read<Schemas['ChangeOrder'][]>('change-orders?status=pending');
    const order = picked(orders, pick);
    const to = pick % 4 ? 'approved' : 'rejected';
    if (order) await office.decide(order.id, to, 'project_admin', order.version);
  },
  async bill(office: Office, pick: number, amountMinor: number) {
    const id = `cmt_${(pick % 10) + 1}`;
    const json = { commitmentId: id, periodTo: '2026-11-30' };
    await office.send('POST', 'invoices', json);
    const [invoice] = await office.read<Schemas['Invoice'][]>(`invoices?commitmentId=${id}`);
    if (!invoice) return;
    if (invoice.status === 'submitted') await office.step(invoice.id, 'draft', invoice.version);
    const detail = await office.read<Schemas['InvoiceDetail']>(`invoices/${invoice.id}`);
    const row = picked(detail.lines, pick);
    if (!row) return;
    const lines =
      pick % 2
        ? [{ id: row.id, thisPeriodMinor: amountMinor }]
        : [{ id: row.id, percentBp: amountMinor % 10_001 }];
    await office.send('PATCH', `invoices/${invoice.id}`, { version: detail.version, lines });
  },
  async approval(office: Office, pick: number) {
    const open = (await office.read<Schemas['Invoice'][]>('invoices')).filter(
      ({ status }) => status !== 'paid',
    );
    const invoice = picked(open, pick);
    if (!invoice) return;
    const { id, status, version } = invoice;
    const to = status === 'submitted' ? 'approved' : status === 'approved' ? 'paid' : 'submitted';
    await office.step(id, to, version, to === 'approved' ? 'project_admin' : 'project_manager');
  },
  async cost(office: Office, pick: number, amountMinor: number) {
    const budgetLineId = picked(await office.lines(), pick)?.id;
    const json = { budgetLineId, date: '2026-11-02', description: 'Receipt', amountMinor };
    await office.send('POST', 'direct-costs', json);
  },
};

const names = Object.keys(steps) as (keyof typeof steps)[];

/** Lines = groups = totals, and the sums of the file. The rules of the mock check the rest. */
async function expectSound(office: Office): Promise<void> {
  const storage = new MemoryStorage();
  expect(rules.flatMap((rule) => [...rule(office.state, storage)])).toEqual([]);
  const lines = await office.lines();
  const { totals } = await office.read<Schemas['Budget']>('budget');
  const divisions = [...new Set(lines.map(({ division }) => division))];
  const figures = divisions.map((division) => ({
    figures: totalsOf(lines.filter((line) => line.division === division)),
  }));
  expect(totalsOf(figures)).toEqual(totals);
  for (const { figures: budgetFigures } of lines) {
    expect(budgetFigures.revisedMinor).toBe(
      budgetFigures.originalMinor + budgetFigures.approvedChangesMinor,
    );
    expect(budgetFigures.varianceMinor).toBe(
      budgetFigures.revisedMinor - budgetFigures.estimateAtCompletionMinor,
    );
  }
}

test('any sequence of steps leaves books that add up, and snapshots as they were', async () => {
  const office = new Office();
  const snapshots = async () =>
    Promise.all(['bsn_1', 'bsn_2'].map((id) => office.read(`budget/snapshots/${id}`)));
  const before = await snapshots();
  const step = fc.tuple(
    fc.constantFrom(...names),
    fc.nat({ max: 200 }),
    fc.integer({ min: -900_000, max: 4_000_000 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (sequence: Step[]) => {
      for (const [name, pick, amountMinor] of sequence) {
        await steps[name](office, pick, amountMinor);
      }
      await expectSound(office);
    }),
    // Later sequences go on from where earlier ones ended, so a failure is not made smaller.
    { numRuns: 12, endOnFailure: true, seed: 18 },
  );
  expect(await snapshots()).toEqual(before);

  const file = await (await office.as()).call('GET', `${HARBOR}/budget/export`);
  const rows: Record<string, string>[] = parse(await file.text(), { columns: true, bom: true });
  const total = rows.pop();
  for (const column of ['Original', 'Revised', 'Committed', 'Estimate at completion', 'Variance']) {
    const sum = rows.reduce((all, row) => all + Number(minorOf(row[column] ?? '', 2)), 0);
    expect([column, minorOf(total?.[column] ?? '', 2)]).toEqual([column, sum]);
  }
}, 60_000);
