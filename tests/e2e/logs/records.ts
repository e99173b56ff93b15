import type { Locator, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

export type RecordType = 'punch-items' | 'rfis' | 'submittals';

/** Default values of a new record of each type. */
const defaults: Record<RecordType, Record<string, unknown>> = {
  'punch-items': { title: 'Paint run at door 4.12', punchType: 'internal_punch' },
  rfis: { title: 'Sleeve through the transfer beam' },
  submittals: { title: 'Chilled water pumps', submittalType: 'product_data' },
};

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

/** Opens the page of a record by its number. */
export const record = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true });

/** Every step and action of a record. */
const buttons: Record<RecordType, readonly string[]> = {
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

/** Expects that the open record offers these actions, and no other one. */
export async function expectOffered(
  page: Page,
  kind: RecordType,
  offered: readonly string[],
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  for (const name of buttons[kind]) {
    await expect(
      page.getByRole('region').getByRole('button', { name, exact: true }),
      name,
    ).toHaveCount(offered.includes(name) ? 1 : 0);
  }
}

async function call(mock: Mock, user: string, method: string, path: string, data: unknown) {
  const { accessToken: token } = await login(mock, demoAccount(user));
  return mock.request(method, `/projects/prj_harbor/${path}`, { token, data });
}

/** Creates a record as another user would, without the app. */
export async function createRecord(
  mock: Mock,
  kind: RecordType,
  fields: Record<string, unknown> = {},
  user = 'Ana Torres',
): Promise<WrittenRecord> {
  const answer = await call(mock, user, 'POST', kind, { ...defaults[kind], ...fields });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, version } = (await answer.json()).data;
  return { kind, id, version };
}

/** Returns a record with the version that it has now. */
export async function latest(mock: Mock, { kind, id }: WrittenRecord): Promise<WrittenRecord> {
  const { accessToken: token } = await login(mock, demoAccount());
  const answer = await mock.request('GET', `/projects/prj_harbor/${kind}/${id}`, { token });
  expect(answer.status(), await answer.text()).toBe(200);
  return { kind, id, version: (await answer.json()).data.version };
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
  const answer = await call(mock, user, 'PATCH', `${kind}/${id}`, { ...fields, version });
  expect(answer.status(), await answer.text()).toBe(200);
}
