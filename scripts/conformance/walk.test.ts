import { beforeAll, describe, expect, test } from 'vitest';
import type { Submittal } from '../../mock-server/core/state/records/logs.ts';
import { pendingReviewers } from '../../mock-server/modules/records/currentStep.ts';
import { type Role, Team } from '../../tests/support/host/logs.ts';
import { testMock } from '../../tests/support/host/mock.ts';
import { picture } from '../../tests/support/host/pictures.ts';
import type { Operation } from './operations.ts';
import {
  isShown,
  needsFor,
  readingOf,
  requests,
  type Seen,
  verdictOf,
  type WalkRequest,
} from './requests/walkRequests.ts';
import type { Input } from './run.ts';

const { mock } = await testMock();
const team = new Team(mock, 'walk');
const PROJECT = 'prj_harbor';
const OTHER_PROJECT = 'prj_riverside';

interface Stored {
  id: string;
  projectId: string;
  version?: number;
  status?: string;
  private?: boolean;
}

const jpeg = new Uint8Array(picture({}));

/** The stored records of the kind that a path parameter names: `rfiId` stands for `rfis`. */
const recordsOf = (parameter: string): Record<string, Stored> =>
  Reflect.get(team.state, `${parameter.slice(0, -2)}s`) ?? {};

const isInReview = (record: object): boolean => pendingReviewers(record as Submittal).length > 0;

/** The outermost record that a request names. */
function recordOf({ operation, input }: WalkRequest): Partial<Stored> {
  const [, name = ''] = operation.pathNames;
  return recordsOf(name)[input.path[name] ?? ''] ?? {};
}

/** The statuses in which a record takes a request; all for a transition. Others fail for every role. */
const IN_STATUS: Readonly<Record<string, readonly string[]>> = {
  transitionPunchItem: ['draft', 'open', 'pending_reins', 'closed'],
  transitionRfi: ['draft', 'open', 'closed'],
  transitionSubmittal: ['draft', 'open', 'closed'],
  respondToPunchItem: ['open'],
  respondToRfi: ['open'],
  reviewSubmittal: ['open'],
};

/** The request for a record in each of these statuses. */
function inEachStatus(request: WalkRequest): WalkRequest[] {
  const { operation, input } = request;
  const [, name = ''] = operation.pathNames;
  const statuses = IN_STATUS[operation.id];
  if (!statuses) return [request];
  const records = Object.values(recordsOf(name)).filter(
    (record) =>
      record.projectId === PROJECT &&
      !record.private &&
      statuses.includes(record.status ?? '') &&
      (operation.id !== 'reviewSubmittal' || isInReview(record)),
  );
  const byStatus = new Map(records.map((record) => [record.status, record]));
  return [...byStatus.values()].map(({ id }) => ({
    operation,
    input: { ...input, path: { ...input.path, [name]: id } },
  }));
}

/** Returns the request with the current version of its record. */
function current(request: WalkRequest): Input {
  const { input } = request;
  // A membership has none until its first change.
  const { version = 1 } = recordOf(request);
  const isVersioned = (values: object | undefined) => values !== undefined && 'version' in values;
  const json = input.json as object | undefined;
  return {
    ...input,
    ...(isVersioned(json) && { json: { ...json, version } }),
    ...(isVersioned(input.query) && { query: { ...input.query, version } }),
  };
}

async function send(role: Role, request: WalkRequest): Promise<Response> {
  const { method, path } = request.operation;
  const { path: ids, query, json, form, headers = {} } = current(request);
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ids[name] ?? ''));
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    const isFile = ['file', 'thumbnail', 'plan', 'poster', 'cover'].includes(name);
    body.set(name, isFile ? new File([jpeg], String(value)) : String(value));
  }
  const search = new URLSearchParams(query as Record<string, string>);
  const sent = form ? { body } : json === undefined ? {} : { json };
  const client = await team.as(role);
  return client.call(method.toUpperCase(), `${address}?${search}`, { headers, ...sent });
}

/** The data as it was before the first call. */
let before = '';
let saved: object = {};

/** All data but the log, which exports write, too. */
function dataText(): string {
  const { activity: _, stream: __, ...data } = team.state;
  return JSON.stringify(data);
}

/** Restores the data. Returns whether they were different. */
function restored(): boolean {
  if (dataText() === before) return false;
  Object.assign(team.state, structuredClone(saved));
  return true;
}

beforeAll(async () => {
  for (const role of ['project_admin', 'project_manager', 'subcontractor', 'viewer'] as const) {
    await team.as(role);
  }
  // Comparing all data after each call takes time, so that the logs keep only the records of the examples and some more.
  const named = JSON.stringify(requests.map(({ input }) => input));
  for (const records of [team.state.punchItems, team.state.rfis, team.state.submittals]) {
    const perStatus = new Map<string, number>();
    for (const { id, status } of Object.values(records)) {
      const count = (perStatus.get(status) ?? 0) + 1;
      perStatus.set(status, count);
      if (count > 3 && !named.includes(`"${id}"`)) delete records[id];
    }
  }
  team.state.locations = {};
  before = dataText();
  saved = structuredClone(team.state);
});

/** Each caller names their client, so it is no record that somebody else might have. */
const OWN_ID = 'clientId';

const seen = new Map<string, Seen | null>();

/**
 * Returns what a role reads about the outermost record of a request: null for nothing, undefined if nothing reads it.
 */
async function seenBy(role: Role, request: WalkRequest): Promise<Seen | null | undefined> {
  const reading = readingOf(request);
  const [, name = ''] = request.operation.pathNames;
  if (!reading || name === OWN_ID) return undefined;
  const id = request.input.path[name];
  const key = `${role} ${id}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const { data } = await (await send(role, reading)).json();
  const rows: (Seen & { id: string })[] = Array.isArray(data) ? data : data ? [data] : [];
  const found = rows.find((row) => row.id === id) ?? null;
  seen.set(key, found);
  return found;
}

/** What an answer has to be: permitted, refused, or either. */
async function expectedFor(role: Role, request: WalkRequest) {
  const needs = needsFor(request, recordOf(request));
  const to = Reflect.get(Object(request.input.json), 'status');
  const verdict = verdictOf(needs, role);
  const found = await seenBy(role, request);
  // Whoever may change the linked record may link it, too.
  if (found && request.operation.id === 'updateDocumentLink') return 'either';
  if (found === null || verdict === 'refused') return 'refused';
  if (request.operation.needs.length > 0 && needs.length === 0) return 'either';
  // Only an RFI that was closed as a draft becomes a draft again.
  if (request.operation.id === 'transitionRfi' && to === 'draft') return 'either';
  if (verdict === 'granted') return 'granted';
  // The record itself says what the caller may do with it.
  if (request.operation.pathNames.length !== 2 || !found) return 'either';
  const shown = needs.map((need) => isShown(need, found));
  if (shown.every((value) => value === true)) return 'granted';
  return shown.includes(false) ? 'failed' : 'either';
}

/** Whether the call was refused for want of a permission: in a bulk call, for each item. */
async function outcomeOf(answer: Response): Promise<'granted' | 'refused' | 'failed'> {
  if ([401, 403, 404].includes(answer.status)) return 'refused';
  if (answer.status >= 400) return 'failed';
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return 'granted';
  const { data } = await answer.json();
  if (!Array.isArray(data?.results)) return 'granted';
  const codes: string[] = data.results.map(
    (result: { problem?: { code: string } }) => result.problem?.code,
  );
  const isRefused = (code?: string) => code === 'FORBIDDEN' || code === 'NOT_FOUND';
  return codes.every(isRefused) ? 'refused' : 'granted';
}

/** An upload that does not exist answers 404, whatever the permission. */
const usesUpload = ({ id, pathNames }: Operation) =>
  id.endsWith('FromUpload') || pathNames.includes('uploadId');

const titleOf = ({ operation, input }: WalkRequest, rest: string) =>
  `${operation.id} ${JSON.stringify(input.path)} ${JSON.stringify(input.json ?? {})}: ${rest}`;

// roles.test.ts tries all roles. One with row rules and one that only reads show that a refused call changes nothing.
test.each(['subcontractor', 'viewer'] as const)(
  '%s can do what the table of roles grants, and a refused call changes nothing',
  async (role) => {
    const faults: string[] = [];
    for (const request of requests.flatMap(inEachStatus)) {
      const expected = await expectedFor(role, request);
      const answer = await send(role, request);
      const { status } = answer;
      const outcome = await outcomeOf(answer);
      const { id, method } = request.operation;
      // A download writes a log of its own.
      const hasChanged = (method !== 'get' || id.startsWith('download')) && restored();
      const isWrong =
        (expected === 'refused' && outcome !== 'refused') ||
        (expected === 'failed' && outcome === 'granted') ||
        (expected === 'granted' && outcome === 'refused' && !usesUpload(request.operation));
      if (isWrong) faults.push(titleOf(request, `${expected}, but it answers ${status}`));
      if (hasChanged && outcome !== 'granted')
        faults.push(titleOf(request, `${status}, but changed`));
    }
    expect(faults).toEqual([]);
  },
);

describe('ids of another place', () => {
  const ofRecords = requests.filter(
    ({ operation: { pathNames } }) =>
      pathNames.length > 1 && !pathNames.includes('uploadId') && !pathNames.includes(OWN_ID),
  );

  test('of another project do not exist', async () => {
    const faults: string[] = [];
    for (const { operation, input } of ofRecords) {
      const request = {
        operation,
        input: { ...input, path: { ...input.path, projectId: OTHER_PROJECT } },
      };
      const { status } = await send('project_admin', request);
      const hasChanged = restored();
      if (status !== 404 || hasChanged) faults.push(titleOf(request, String(status)));
    }
    expect(faults).toEqual([]);
  });

  test('of parts of another record do not exist', async () => {
    const faults: string[] = [];
    for (const { operation, input } of ofRecords) {
      const [, parent = '', part] = operation.pathNames;
      if (part === undefined || !part.endsWith('Id')) continue;
      const ownId = input.path[parent] ?? '';
      const other = Object.values(recordsOf(parent)).find(
        ({ id, projectId }) => projectId === PROJECT && id !== ownId,
      );
      if (!other) throw new Error(`There is only one record for ${parent}.`);
      const request = {
        operation,
        input: { ...input, path: { ...input.path, [parent]: other.id } },
      };
      const { status } = await send('project_admin', request);
      if (status !== 404 || restored()) faults.push(titleOf(request, String(status)));
    }
    expect(faults).toEqual([]);
  });
});

test('no request sets what the host decides', async () => {
  const foreign = {
    id: 'own_1',
    projectId: OTHER_PROJECT,
    createdById: 'usr_grace',
    raisedByCompanyId: 'cmp_cascade',
    role: 'project_admin',
    permittedActions: ['delete'],
    deletedAt: '2026-01-01T00:00:00Z',
  };
  const faults: string[] = [];
  for (const { operation, input } of requests) {
    if (!/^(post|patch|put)$/.test(operation.method) || input.json === undefined) continue;
    const request = { operation, input: { ...input, json: { ...Object(input.json), ...foreign } } };
    await send('project_manager', request);
    const now = dataText();
    restored();
    if (count(now, OTHER_PROJECT) > count(before, OTHER_PROJECT) || now.includes('own_1'))
      faults.push(titleOf(request, 'stored'));
    if (count(now, '"createdById":"usr_grace"') > count(before, '"createdById":"usr_grace"'))
      faults.push(titleOf(request, 'has another creator'));
  }
  expect(faults).toEqual([]);
});

const count = (text: string, part: string): number => text.split(part).length - 1;
