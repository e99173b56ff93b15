import { describe, expect, it, test } from 'vitest';
import { Office, type Schemas } from '../../../../tests/support/host/budget.ts';

describe('change orders', () => {
  const office = new Office();
  const size = (amountMinor: number) => [{ budgetLineId: 'bgl_1', amountMinor }];

  test.each([
    ['by the creator', 'project_manager', 100, undefined, 'project_manager', 403],
    ['within the limit', 'project_admin', 5_000_000, undefined, 'project_manager', 200],
    ['above the limit', 'project_admin', 5_000_001, undefined, 'project_manager', 403],
    ['above the limit, by an admin', 'project_manager', 5_000_001, undefined, 'project_admin', 200],
    ['for the owner, by an admin', 'project_manager', 100, 'usr_helen', 'project_admin', 403],
    ['for the owner', 'project_admin', 90_000_000, 'usr_helen', 'owner', 200],
    ['named, above the limit', 'project_admin', 5_000_000, 'usr_ana', 'project_manager', 200],
    ['by a subcontractor', 'project_manager', 100, undefined, 'subcontractor', 404],
  ] as const)('%s', async (_, creator, amount, approverId, decider, status) => {
    const { id } = await office.order(size(amount), creator, { approverId });
    expect((await office.decide(id, 'approved', decider)).status).toBe(status);
  });

  describe('for an approver', () => {
    const BIG = 5_000_001;
    const naming = (
      amount: number,
      approverId: string | undefined,
      change: object,
      role: 'project_manager' | 'project_admin' = 'project_manager',
    ) =>
      office
        .order(size(amount), 'project_admin', { approverId })
        .then(({ id, version }) =>
          office.send('PATCH', `change-orders/${id}`, { version, ...change }, role),
        );

    test.each([
      ['within the limit', 100, undefined, { approverId: 'usr_helen' }, 200],
      ['above it', BIG, undefined, { approverId: 'usr_helen' }, 403],
      ['herself, in place of the owner', BIG, 'usr_helen', { approverId: 'usr_ana' }, 403],
      ['nobody, in place of the owner', BIG, 'usr_helen', { clear: ['approverId'] }, 403],
      ['nobody new, with a larger amount', 100, 'usr_helen', { lines: size(BIG) }, 403],
      [
        'the owner with a smaller amount',
        BIG,
        'usr_helen',
        { lines: size(100), approverId: 'usr_ana' },
        403,
      ],
      ['nobody new, with another title', BIG, 'usr_helen', { title: 'Steel' }, 200],
    ])('a manager names %s', async (_, amount, approverId, change, status) => {
      expect((await naming(amount, approverId, change)).status).toBe(status);
    });

    it('takes one who may approve the amount', async () => {
      const { status, body } = await naming(
        BIG,
        undefined,
        { approverId: 'usr_ana' },
        'project_admin',
      );
      expect([status, body.errors?.[0]?.code]).toEqual([422, 'limit']);
    });
  });

  it('count all who changed them, and not the last one alone', async () => {
    const { id } = await office.order(size(100), 'project_admin');
    for (const [version, role] of [
      [1, 'project_manager'],
      [2, 'project_admin'],
    ] as const) {
      await office.send('PATCH', `change-orders/${id}`, { version, title: role }, role);
    }
    expect((await office.decide(id, 'approved', 'project_manager', 3)).status).toBe(403);
  });

  it('count a transfer with what it moves', async () => {
    const lines = [...size(6_000_000), { budgetLineId: 'bgl_15', amountMinor: -6_000_000 }];
    const { id, amountMinor } = await office.order(lines, 'project_admin');
    expect(amountMinor).toBe(0);
    expect((await office.decide(id, 'approved', 'project_manager')).status).toBe(403);
  });

  it('from an RFI move the figures of their line and of their commitment', async () => {
    const ownOffice = new Office();
    const [rfi] = await ownOffice.read<Schemas['RfiRow'][]>('rfis?limit=1');
    const source = { type: 'rfi' as const, id: rfi?.id ?? '' };
    const { id: budgetLineId, figures: before } = await ownOffice.line('23 31 00');
    const order = await ownOffice.order(
      [{ budgetLineId, amountMinor: 1_234_567, commitmentId: 'cmt_2' }],
      'project_admin',
      { source },
    );
    expect(order.source?.number).toBe(rfi?.number);
    const pending = (await ownOffice.line('23 31 00')).figures;
    expect(pending.pendingChangesMinor - before.pendingChangesMinor).toBe(1_234_567);
    expect(pending.revisedMinor).toBe(before.revisedMinor);
    await ownOffice.decide(order.id, 'approved', 'project_manager');
    const after = (await ownOffice.line('23 31 00')).figures;
    expect(after.revisedMinor - before.revisedMinor).toBe(1_234_567);
    expect(after.committedMinor - before.committedMinor).toBe(1_234_567);
    const { lines } = await ownOffice.read<Schemas['CommitmentDetail']>(
      'commitments/cmt_2',
      'subcontractor',
    );
    expect(lines.at(-1)).toMatchObject({
      scheduledMinor: 1_234_567,
      changeOrder: { id: order.id },
    });
  });
});

test.each([
  ['within the limit', 5_000_000, 'project_admin', 'project_manager', 200],
  ['above the limit', 5_000_001, 'project_admin', 'project_manager', 403],
  ['above the limit, by an admin', 5_000_001, 'project_manager', 'project_admin', 200],
  ['by the creator', 100, 'project_manager', 'project_manager', 403],
] as const)('a commitment %s', async (_, amountMinor, creator, decider, status) => {
  const office = new Office();
  const lines = [{ budgetLineId: 'bgl_1', description: 'Steel', amountMinor }];
  const { data } = await office.send<Schemas['CommitmentDetail']>(
    'POST',
    'commitments',
    { kind: 'subcontract', title: 'Steel', companyId: 'cmp_cascade', lines },
    creator,
  );
  const shown = await office.read<Schemas['CommitmentDetail']>(`commitments/${data.id}`, decider);
  expect(shown.permittedStatuses.includes('approved')).toBe(status === 200);
  const path = `commitments/${data.id}/transitions`;
  const json = { version: 1, to: 'approved' };
  expect((await office.send('POST', path, json, decider)).status).toBe(status);
});
