import { expect } from 'vitest';
import type { components } from '../../../mock-server/generated/contract.d.ts';
import { type Role, Team } from './logs.ts';
import { type Client, testMock } from './mock.ts';

export type Schemas = components['schemas'];

const { mock } = await testMock();
let tenants = 0;

export const HARBOR = '/projects/prj_harbor';
export const CLINIC = '/projects/prj_riverside';

/** Without a path, that of the project itself. */
const addressOf = (path: string) => (path ? `${HARBOR}/${path}` : HARBOR);

/** The people of the tower in a tenant of its own. */
export class Office {
  readonly tenant: string;
  readonly #team: Team;

  constructor() {
    tenants += 1;
    this.tenant = `budget-${tenants}`;
    this.#team = new Team(mock, this.tenant);
  }

  as(role: Role = 'project_manager'): Promise<Client> {
    return this.#team.as(role);
  }

  get state() {
    return mock.store.tenant(this.tenant).state;
  }

  /** Reads what a call answers. */
  async read<T>(path: string, role?: Role): Promise<T> {
    const { status, body } = await (await this.as(role)).json<{ data: T }>('GET', addressOf(path));
    expect(status).toBe(200);
    return body.data;
  }

  async statusOf(path: string, role: Role): Promise<number> {
    return (await (await this.as(role)).call('GET', `${HARBOR}/${path}`)).status;
  }

  /** Makes a call and returns its status with what it answers. */
  async send<T = Schemas['Problem']>(method: string, path: string, json: object, role?: Role) {
    const client = await this.as(role);
    const answer = await client.json<{ data: T } & Schemas['Problem']>(method, addressOf(path), {
      json,
    });
    return { status: answer.status, body: answer.body, data: answer.body.data };
  }

  lines() {
    return this.read<Schemas['BudgetLine'][]>('budget/lines');
  }

  async line(code: string): Promise<Schemas['BudgetLine']> {
    const found = (await this.lines()).find((line) => line.code === code);
    if (!found) throw new Error(`There is no line ${code}.`);
    return found;
  }

  async bulk(...items: Schemas['BudgetLineItem'][]) {
    const { data } = await this.send<Schemas['BudgetLineBulkResult']['data']>(
      'POST',
      'budget/lines/bulk',
      { items },
    );
    return data.results;
  }

  /** Creates a change order by its lines. */
  async order(
    lines: Schemas['ChangeOrderLineInput'][],
    role?: Role,
    more: Partial<Schemas['CreateChangeOrderRequest']> = {},
  ) {
    const json = { title: 'Change', lines, ...more };
    const made = await this.send<Schemas['ChangeOrderDetail']>('POST', 'change-orders', json, role);
    expect(made.status).toBe(201);
    return made.data;
  }

  decide(id: string, to: string, role: Role, version = 1) {
    const json = { version, to, ...(to === 'rejected' && { reason: 'No.' }) };
    return this.send<Schemas['ChangeOrderDetail']>(
      'POST',
      `change-orders/${id}/transitions`,
      json,
      role,
    );
  }

  step(id: string, to: string, version: number, role?: Role) {
    const json = { version, to, ...(to === 'rejected' && { reason: 'No.' }) };
    return this.send<Schemas['InvoiceDetail']>('POST', `invoices/${id}/transitions`, json, role);
  }
}
