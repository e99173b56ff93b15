import type { Mock } from '../http.ts';
import type { PunchItem, Rfi, Submittal } from '../state/logs.ts';
import { Client, problemOf } from '../testkit.ts';

export const HARBOR = '/projects/prj_harbor';
export const ITEMS = `${HARBOR}/punch-items`;

/** One of each role in the tower; the first administers the account. */
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
  history: [],
  dueDate: '2026-12-01',
  version: 1,
  deletedAt: null,
};

/** People of all roles in one world. */
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

  get state() {
    return this.#mock.store.tenant(this.tenant).state;
  }

  /** To be called by who writes into the state by himself. */
  changed(): void {
    this.#mock.store.tenant(this.tenant).changed();
  }

  /** Puts a punch item into the world, of which nobody who signs in is a part but by role. */
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
      ...changes,
    };
    this.state.punchItems[item.id] = item;
    this.changed();
    return item;
  }

  /** The same with an RFI. */
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
    this.changed();
    return rfi;
  }

  /** The same with a submittal of Cascade Mechanical, under review by the architect. */
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
    this.changed();
    return submittal;
  }
}

/** `200`, or `409 STALE_VERSION` of a refusal. */
export async function outcomeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  if (response.status < 400) return String(response.status);
  return `${response.status} ${(await problemOf(response)).code}`;
}

/** Names of what a refusal points to. */
export async function pointersOf(answer: Promise<Response>): Promise<string[]> {
  const { errors = [] } = await problemOf(await answer);
  return errors.map(({ pointer }) => pointer);
}
