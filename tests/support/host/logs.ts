import type {
  PunchItem,
  Rfi,
  StoredStep,
  Submittal,
} from '../../../mock-server/core/state/records/logs.ts';
import type { Mock } from '../../../mock-server/server/http.ts';
import { Client, problemOf } from './mock.ts';

export const HARBOR = '/projects/prj_harbor';
export const ITEMS = `${HARBOR}/punch-items`;

/** One person of each role in the tower, and the account admin. */
export const people = {
  account_admin: 'ingrid.solberg',
  project_admin: 'tom.becker',
  project_manager: 'ana.torres',
  superintendent: 'marcus.reed',
  design_reviewer: 'priya.raman',
  subcontractor: 'diego.alvarez',
  owner: 'helen.park',
  viewer: 'grace.lindqvist',
} as const;

export type Role = keyof typeof people;
export const roles = Object.keys(people) as Role[];

const plainRecord = {
  title: 'Test item',
  status: 'open' as const,
  private: false,
  submitted: true,
  managerId: 'usr_kofi',
  createdById: 'usr_kofi',
  raisedByCompanyId: 'cmp_meridian',
  assigneeIds: ['cmp_cascade'],
  watcherIds: [],
  attachments: [],
  comments: [],
  statusSince: null,
  dueDate: '2026-12-01',
  version: 1,
  deletedAt: null,
};

/** People of all roles in one tenant. */
export class Team {
  readonly #mock: Mock;
  readonly tenant: string;
  readonly #clients = new Map<Role, Client>();

  constructor(mock: Mock, tenant: string) {
    this.#mock = mock;
    this.tenant = tenant;
  }

  async as(role: Role): Promise<Client> {
    const known = this.#clients.get(role);
    if (known) return known;
    const client = new Client(this.#mock, this.tenant);
    await client.signIn(`${people[role]}@example.com`);
    this.#clients.set(role, client);
    return client;
  }

  async call(role: Role, method: string, path: string, json?: unknown): Promise<Response> {
    return (await this.as(role)).call(method, path, { json });
  }

  get state() {
    return this.#mock.store.tenant(this.tenant).state;
  }

  /** Call this after a direct change of the state. */
  changed(): void {
    this.#mock.store.tenant(this.tenant).changed();
  }

  /** Drops what the log says about an earlier record with the same id. */
  #forget(recordId: string): void {
    this.state.activity = this.state.activity.filter(({ record }) => record?.id !== recordId);
    this.changed();
  }

  /** Adds a punch item that names none of the people. */
  item(changes: Partial<PunchItem> = {}): PunchItem {
    const [sample] = Object.values(this.state.punchItems);
    if (!sample) throw new Error('The seed has no punch item.');
    const item: PunchItem = {
      ...structuredClone(sample),
      ...plainRecord,
      id: 'pch_test',
      number: 'PI-900',
      punchType: 'internal_punch',
      finalApproverId: 'usr_kofi',
      answers: {},
      resolution: null,
      markedDoneById: null,
      standInId: null,
      ...changes,
    };
    this.state.punchItems[item.id] = item;
    this.#forget(item.id);
    return item;
  }

  /** Adds an RFI that names none of the people. */
  rfi(changes: Partial<Rfi> = {}): Rfi {
    const [sample] = Object.values(this.state.rfis);
    if (!sample) throw new Error('The seed has no RFI.');
    const rfi: Rfi = {
      ...structuredClone(sample),
      ...plainRecord,
      id: 'rfi_test',
      number: 'RFI-900',
      responses: [],
      answeredIds: [],
      closeReason: null,
      closedFromDraft: false,
      ...changes,
    };
    this.state.rfis[rfi.id] = rfi;
    this.#forget(rfi.id);
    return rfi;
  }

  /** Adds a submittal of Cascade Mechanical, under review by the architect. */
  submittal(changes: Partial<Submittal> = {}): Submittal {
    const [sample] = Object.values(this.state.submittals);
    if (!sample) throw new Error('The seed has no submittal.');
    const submittal: Submittal = {
      ...structuredClone(sample),
      ...plainRecord,
      id: 'sub_test',
      number: 'SUB-900.0',
      specSection: '23 21 23',
      attachments: structuredClone(sample.attachments),
      submitterId: 'usr_kofi',
      responsibleCompanyId: 'cmp_northline',
      assigneeIds: [],
      steps: [],
      revision: 0,
      finalResponse: null,
      releasedAt: null,
      previousRevisionId: null,
      nextRevisionId: null,
      ...changes,
    };
    this.state.submittals[submittal.id] = submittal;
    this.#forget(submittal.id);
    return submittal;
  }
}

/** Returns a review step that has not started. */
export const step = (reviewerIds: string[], rest: Partial<StoredStep> = {}): StoredStep => ({
  dueDays: 5,
  mode: 'all',
  reviewerIds,
  startedAt: null,
  endedAt: null,
  responses: [],
  ...rest,
});

/** Returns a response to an RFI. */
export const response = (id: string, official = false) => ({
  id,
  body: 'Lower it.',
  official,
  createdAt: '2026-11-20T00:00:00Z',
  createdById: 'usr_lena',
  onBehalfOfId: null,
  attachmentIds: [],
});

/** Returns the `data` of an answer. The caller checks what it uses. */
export async function dataOf(answer: Promise<Response>) {
  return (await (await answer).json()).data;
}

/** Returns the status, and the code of a refusal: `200`, `409 STALE_VERSION`. */
export async function outcomeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  if (response.status < 400) return String(response.status);
  return `${response.status} ${(await problemOf(response)).code}`;
}

/** Returns the pointers of a refusal. */
export async function pointersOf(answer: Promise<Response>): Promise<string[]> {
  const { errors = [] } = await problemOf(await answer);
  return errors.map(({ pointer }) => pointer);
}
