import { expect, it } from 'vitest';
import { Office, type Schemas } from '../../../tests/support/host/budget.ts';

const roles = ['project_admin', 'project_manager', 'owner', 'superintendent'] as const;

/** What the people of the office were told of a record. */
async function toldOf(office: Office, recordId: string): Promise<string[]> {
  const lists = await Promise.all(
    roles.map(async (role) => {
      const client = await office.as(role);
      const { body } = await client.json<{ data: Schemas['Notification'][] }>(
        'GET',
        '/notifications',
      );
      return body.data
        .filter(({ record }) => record.id === recordId)
        .map(({ kind, reason }) => `${role}: ${kind}, ${reason}`);
    }),
  );
  return lists.flat();
}

async function ordered(office: Office, more = {}): Promise<Schemas['ChangeOrder']> {
  const { id } = await office.line('23 31 00');
  return office.order([{ budgetLineId: id, amountMinor: 10_000_00 }], 'project_manager', more);
}

it('a named approver is asked, and the creator hears of the decision', async () => {
  const office = new Office();
  office.state.notices = {};
  const order = await ordered(office, { approverId: 'usr_helen' });
  expect(await toldOf(office, order.id)).toEqual(['owner: review_requested, approver']);
  expect((await office.decide(order.id, 'approved', 'owner')).status).toBe(200);
  expect(await toldOf(office, order.id)).toEqual([
    'project_manager: status, creator',
    'owner: review_requested, approver',
  ]);
});

it('without a name, those who may decide are asked', async () => {
  const office = new Office();
  office.state.notices = {};
  const order = await ordered(office);
  expect(await toldOf(office, order.id)).toEqual(['project_admin: review_requested, approver']);
});

it('a new approver is asked, and a new title asks nobody', async () => {
  const office = new Office();
  const order = await ordered(office);
  office.state.notices = {};
  const patch = (json: object) =>
    office.send<Schemas['ChangeOrder']>('PATCH', `change-orders/${order.id}`, json);
  await patch({ version: 1, title: 'Louvers' });
  expect(await toldOf(office, order.id)).toEqual([]);
  await patch({ version: 2, approverId: 'usr_helen' });
  expect(await toldOf(office, order.id)).toEqual(['owner: review_requested, approver']);
});
