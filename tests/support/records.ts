import type { Mock } from './mock.ts';
import { demoAccount, login } from './session.ts';

export type RecordType = 'punch-items' | 'rfis' | 'submittals';

/** Default values of a new record of each type. */
const defaults: Record<RecordType, Record<string, unknown>> = {
  'punch-items': { title: 'Paint run at door 4.12', punchType: 'internal_punch' },
  rfis: { title: 'Sleeve through the transfer beam' },
  submittals: { title: 'Chilled water pumps', submittalType: 'product_data' },
};

/** What a punch item needs to be issued. */
export const ready = {
  location: 'interior',
  assigneeIds: ['usr_diego'],
  dueDate: '2027-03-01',
} as const;

export interface WrittenRecord {
  kind: RecordType;
  id: string;
  version: number;
}

/**
 * Keeps changes of others from the page until it asks for them, as on a host without a stream of events. With it, people
 * learn of a conflict before they save (live/live.spec.ts).
 */
export const withoutLiveUpdates = (mock: Mock): Promise<void> =>
  mock.failAlways('openEventStream', { example: 'NOT_IMPLEMENTED' });

export const listOf = (kind: RecordType): string => `/dashboard/${kind}?project=prj_harbor`;

export const addressOf = ({ kind, id }: WrittenRecord): string =>
  `/dashboard/${kind}/${id}?project=prj_harbor`;

/** Every step and action of a record. */
export const actions: Record<RecordType, readonly string[]> = {
  'punch-items': [
    ...['Issue', 'Void draft', 'Close punch item', 'Ready for reinspection', 'Accept and close'],
    ...['Reject', 'Reopen', 'Send to manager', 'Dispute', 'Edit', 'Attach files', 'Comment'],
  ],
  rfis: [
    ...['Issue', 'Void draft', 'Close RFI', 'Reopen', 'Back to draft', 'Send to manager'],
    ...['Respond', 'Edit', 'Attach files', 'Comment'],
  ],
  submittals: [
    ...['Send for review', 'Void draft', 'Close and distribute', 'Reopen', 'Review'],
    ...['Create revision', 'Send to manager', 'Edit', 'Attach files', 'Comment'],
  ],
};

async function call(mock: Mock, user: string, method: string, path: string, data?: unknown) {
  const { accessToken: token } = await login(mock, demoAccount(user));
  return mock.request(method, `/projects/prj_harbor/${path}`, { token, data });
}

/** Calls the host, and returns the answer, which has to be a success. */
async function succeed(...given: Parameters<typeof call>) {
  const answer = await call(...given);
  if (answer.ok()) return answer.json();
  throw new Error(`${given[2]} ${given[3]} answers ${answer.status()}: ${await answer.text()}`);
}

/** Creates a record as another user would, without the app. */
export async function createRecord(
  mock: Mock,
  kind: RecordType,
  fields: Record<string, unknown> = {},
  user = 'Ana Torres',
): Promise<WrittenRecord> {
  const { data } = await succeed(mock, user, 'POST', kind, { ...defaults[kind], ...fields });
  return { kind, id: data.id, version: data.version };
}

/** Returns a record with the version that it has now. */
export async function latest(mock: Mock, { kind, id }: WrittenRecord): Promise<WrittenRecord> {
  const { data } = await succeed(mock, 'Ana Torres', 'GET', `${kind}/${id}`);
  return { kind, id, version: data.version };
}

/** Moves a record to another status as another user would. @returns the response status */
export async function performTransition(
  mock: Mock,
  { kind, id, version }: WrittenRecord,
  body: Record<string, unknown>,
  user = 'Ana Torres',
): Promise<number> {
  const answer = await call(mock, user, 'POST', `${kind}/${id}/transitions`, { version, ...body });
  return answer.status();
}

/** Changes a record as another user would. */
export async function editRecord(
  mock: Mock,
  { kind, id, version }: WrittenRecord,
  fields: Record<string, unknown>,
  user: string,
): Promise<void> {
  await succeed(mock, user, 'PATCH', `${kind}/${id}`, { ...fields, version });
}

/** Saves a view of the punch items as another user would. */
export async function saveView(
  mock: Mock,
  name: string,
  { shared = false, query = 'status=draft', user = 'Ana Torres' } = {},
): Promise<void> {
  const data = { log: 'punch_items', name, query, shared };
  await succeed(mock, user, 'POST', 'saved-views', data);
}
