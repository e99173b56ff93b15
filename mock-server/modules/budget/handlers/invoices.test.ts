import { describe, expect, it } from 'vitest';
import { Office, type Schemas } from '../../../../tests/support/host/budget.ts';
import { MemoryStorage } from '../../../core/state/storage/uploadStorage.ts';
import { inconsistencies } from '../../../server/inconsistencies.ts';

describe('invoices', () => {
  const office = new Office();
  /** The open invoice of Cascade Mechanical, taken back by its people. */
  const open = async () => {
    const { openInvoiceId } = await office.read<Schemas['Commitment']>('commitments/cmt_2');
    const invoice = await office.read<Schemas['InvoiceDetail']>(
      `invoices/${openInvoiceId}`,
      'subcontractor',
    );
    if (invoice.status !== 'submitted') return invoice;
    return (await office.step(invoice.id, 'draft', invoice.version, 'subcontractor')).data;
  };

  it('refuse a cell that bills more than is scheduled, and change nothing', async () => {
    const { id, version, lines } = await open();
    const [first, second] = lines;
    if (!first || !second) throw new Error('The invoice has no rows.');
    const left = first.balanceMinor + first.thisPeriodMinor;
    const send = (rows: object[]) =>
      office.send<Schemas['InvoiceDetail']>(
        'PATCH',
        `invoices/${id}`,
        { version, lines: rows },
        'subcontractor',
      );
    const over = await send([
      { id: second.id, thisPeriodMinor: 1 },
      { id: first.id, thisPeriodMinor: left + 1 },
    ]);
    expect([
      over.status,
      over.body.errors?.map(({ pointer, code }) => `${pointer} ${code}`),
    ]).toEqual([422, ['/lines/1/thisPeriodMinor overbilled']]);
    const under = await send([{ id: first.id, thisPeriodMinor: -first.previousMinor - 1 }]);
    expect(under.body.errors?.[0]?.code).toBe('underbilled');
    expect((await open()).lines).toEqual(lines);
    const whole = await send([{ id: first.id, percentBp: 10_000 }]);
    expect(whole.data.lines[0]).toMatchObject({ balanceMinor: 0, percentBp: 10_000 });
    const { summary, totals, lines: rows } = whole.data;
    expect(rows.reduce((all, { retentionMinor }) => all + retentionMinor, 0)).toBe(
      totals.retentionMinor,
    );
    expect(summary.currentDueMinor).toBe(
      summary.completedMinor - summary.retentionMinor - summary.previousPaymentsMinor,
    );
  });

  it('need two people, count from their approval, and then stay as they are', async () => {
    const { id, version, totals } = await open();
    const before = (await office.read<Schemas['Budget']>('budget')).totals?.invoicedMinor ?? 0;
    const submitted = await office.step(id, 'submitted', version, 'project_manager');
    expect(submitted.status).toBe(200);
    const decision = await office.step(id, 'approved', version + 1, 'project_manager');
    expect([
      decision.status,
      (await office.step(id, 'approved', version + 1, 'subcontractor')).status,
    ]).toEqual([403, 403]);
    const approved = await office.step(id, 'approved', version + 1, 'project_admin');
    const after = (await office.read<Schemas['Budget']>('budget')).totals?.invoicedMinor ?? 0;
    const { summary } = approved.data;
    const last = await office.read<Schemas['Invoice'][]>('invoices?commitmentId=cmt_2');
    const earlier = last.find(({ number }) => number === approved.data.number - 1);
    expect(after - before).toBe(totals.completedMinor - (earlier?.summary.completedMinor ?? 0));
    const commitment = await office.read<Schemas['Commitment']>('commitments/cmt_2');
    expect(commitment.figures.billedMinor).toBe(summary.completedMinor);
    expect((await office.send('PATCH', `invoices/${id}`, { version: version + 2 })).status).toBe(
      409,
    );
    const paid = await office.step(id, 'paid', version + 2, 'project_manager');
    expect(paid.data.summary).toEqual(summary);
    const next = await office.send<Schemas['InvoiceDetail']>(
      'POST',
      'invoices',
      { commitmentId: 'cmt_2', periodTo: '2026-11-30' },
      'subcontractor',
    );
    expect([next.status, next.data.summary.currentDueMinor]).toEqual([201, 0]);
  });

  it('leave sound books', () => {
    expect(
      inconsistencies({ state: office.state, storage: new MemoryStorage() }).filter(
        (fault) => !/bytes/.test(fault),
      ),
    ).toEqual([]);
  });
});
