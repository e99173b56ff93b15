import { beforeEach, describe, expect, it } from 'vitest';
import {
  dataOf,
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
let team = new Team(mock, 'duties');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `duties ${count}`);
});

const byRole = {
  project_manager: 'usr_ana',
  superintendent: 'usr_marcus',
  design_reviewer: 'usr_priya',
  subcontractor: 'usr_diego',
  owner: 'usr_helen',
  viewer: 'usr_grace',
} as const;
type Named = keyof typeof byRole;
const named = Object.keys(byRole) as Named[];

const steps = (id: string) => ({ steps: [{ dueDays: 5, mode: 'all', reviewerIds: [id] }] });
const kinds = {
  'punch-items': { punchType: 'internal_punch' },
  rfis: {},
  submittals: { submittalType: 'samples' },
};

interface Duty {
  log: keyof typeof kinds;
  /** The change that names a person. */
  change: (id: string) => object;
  pointer: string;
  may: readonly Named[];
}

const all = named.filter((role) => role !== 'viewer');
const duties: Duty[] = [
  {
    log: 'punch-items',
    change: (managerId) => ({ managerId }),
    pointer: '/managerId',
    may: ['project_manager', 'superintendent'],
  },
  {
    log: 'punch-items',
    change: (id) => ({ assigneeIds: ['cmp_cascade', id] }),
    pointer: '/assigneeIds/1',
    may: all,
  },
  {
    log: 'punch-items',
    change: (finalApproverId) => ({ finalApproverId }),
    pointer: '/finalApproverId',
    may: all.filter((role) => role !== 'subcontractor'),
  },
  {
    log: 'punch-items',
    change: (finalApproverId) => ({ finalApproverId, punchType: 'owner_punch' }),
    pointer: '/finalApproverId',
    may: ['project_manager', 'owner'],
  },
  {
    log: 'rfis',
    change: (managerId) => ({ managerId }),
    pointer: '/managerId',
    may: ['project_manager'],
  },
  { log: 'rfis', change: (id) => ({ assigneeIds: [id] }), pointer: '/assigneeIds/0', may: all },
  {
    log: 'submittals',
    change: (managerId) => ({ managerId }),
    pointer: '/managerId',
    may: ['project_manager'],
  },
  {
    log: 'submittals',
    change: (submitterId) => ({ submitterId }),
    pointer: '/submitterId',
    may: ['project_manager', 'superintendent', 'subcontractor'],
  },
  {
    log: 'submittals',
    change: steps,
    pointer: '/steps/0/reviewerIds/0',
    may: all.filter((role) => role !== 'subcontractor'),
  },
];

interface Result {
  results: { problem: { errors?: { pointer: string }[] } | null }[];
}

describe.each(duties)('$pointer of $log', ({ log, change, pointer, may }) => {
  const path = `${HARBOR}/${log}`;
  const whole = { title: 'Valve', ...kinds[log] };
  const call = (method: string, url: string, json: object) =>
    team.call('project_manager', method, `${path}${url}`, json);
  const pointers = async (answer: Promise<Response>) => {
    const response = await answer;
    return response.status < 300 ? [] : pointersOf(Promise.resolve(response));
  };

  it.each(named)('names a %s only with the duty, new, changed or in bulk', async (role) => {
    const changes = change(byRole[role]);
    const expected = may.includes(role) ? [] : [pointer];
    expect(await pointers(call('POST', '', { ...whole, ...changes }))).toEqual(expected);
    const { id, version } = await dataOf(call('POST', '', whole));
    const bulk = { items: [{ id, version }], action: 'update', changes };
    const { results }: Result = await dataOf(call('POST', '/bulk', bulk));
    const found = results.flatMap(({ problem }) => problem?.errors ?? []);
    expect(found.map((error) => error.pointer)).toEqual(expected);
    const now = results.length > 0 && expected.length === 0 ? version + 1 : version;
    const sent = { ...change(byRole[role]), title: 'Pump', version: now };
    expect(await pointers(call('PATCH', `/${id}`, sent))).toEqual(expected);
  });
});

describe('a subcontractor', () => {
  const open = { description: 'Which?', assigneeIds: ['usr_priya'], managerId: 'usr_diego' };

  it('cannot open, answer officially or close an RFI as its manager', async () => {
    const rfi = { title: 'Valve', ...open };
    const made = await team.call('subcontractor', 'POST', `${HARBOR}/rfis`, {
      ...rfi,
      status: 'open',
    });
    expect(await pointersOf(Promise.resolve(made))).toEqual(['/managerId']);
    // As if the member had become a subcontractor later.
    team.rfi({ createdById: 'usr_diego', managerId: 'usr_diego' });
    const respond = { version: 1, body: 'Lower it.', official: true };
    const url = `${HARBOR}/rfis/rfi_test`;
    const as = (role: Role, path: string, json: object) =>
      outcomeOf(team.call(role, 'POST', `${url}${path}`, json));
    expect(await as('subcontractor', '/responses', respond)).toBe('403 FORBIDDEN');
    const close = { version: 1, status: 'closed', closeReason: 'withdrawn' };
    expect(await as('subcontractor', '/transitions', close)).toBe('403 FORBIDDEN');
  });

  it('leaves the approval of a new punch item to the manager', async () => {
    const item = { title: 'Hinge', punchType: 'internal_punch' };
    const made = await dataOf(team.call('subcontractor', 'POST', `${HARBOR}/punch-items`, item));
    expect(made.finalApprover.id).toBe('usr_ana');
  });
});

describe('a member who lost the duty', () => {
  it('stays in the record, and cannot be named again', async () => {
    team.rfi({ managerId: 'usr_marcus' });
    const patch = (version: number, managerId: string) =>
      team.call('project_manager', 'PATCH', `${HARBOR}/rfis/rfi_test`, {
        version,
        managerId,
        title: 'Duct',
      });
    expect((await patch(1, 'usr_marcus')).status).toBe(200);
    expect((await patch(2, 'usr_ana')).status).toBe(200);
    expect(await pointersOf(patch(3, 'usr_marcus'))).toEqual(['/managerId']);
  });
});

it('members show the duties of their roles', async () => {
  const members = await dataOf(team.call('viewer', 'GET', `${HARBOR}/members?limit=100`));
  const of = (id: string) => members.find((member: { id: string }) => member.id === id).duties;
  expect(of('usr_diego')).toEqual(['take_punch_items', 'answer_rfis', 'submit_submittals']);
  expect(of('usr_grace')).toEqual([]);
});
