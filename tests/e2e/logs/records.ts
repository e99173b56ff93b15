import type { Locator, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

export type Kind = 'punch-items' | 'rfis' | 'submittals';

/** Default values of a new record of each type. */
const usual: Record<Kind, Record<string, unknown>> = {
  'punch-items': { title: 'Paint run at door 4.12', punchType: 'internal_punch' },
  rfis: { title: 'Sleeve through the transfer beam' },
  submittals: { title: 'Chilled water pumps', submittalType: 'product_data' },
};

export interface Written {
  kind: Kind;
  id: string;
  version: number;
}

export const listOf = (kind: Kind): string => `/dashboard/${kind}?project=prj_harbor`;

export const addressOf = ({ kind, id }: Written): string =>
  `/dashboard/${kind}/${id}?project=prj_harbor`;

/** Opens the page of a record by its number. */
export const record = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true });

async function call(mock: Mock, who: string, method: string, path: string, data: unknown) {
  const { accessToken: token } = await login(mock, demoAccount(who));
  return mock.request(method, `/projects/prj_harbor/${path}`, { token, data });
}

/** Creates a record as another user would, without the app. */
export async function write(
  mock: Mock,
  kind: Kind,
  fields: Record<string, unknown> = {},
  who = 'Ana Torres',
): Promise<Written> {
  const answer = await call(mock, who, 'POST', kind, { ...usual[kind], ...fields });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, version } = (await answer.json()).data;
  return { kind, id, version };
}

/** Moves a record to another status as another user would. @returns the response status */
export async function take(
  mock: Mock,
  { kind, id, version }: Written,
  way: Record<string, unknown>,
  who = 'Ana Torres',
): Promise<number> {
  const answer = await call(mock, who, 'POST', `${kind}/${id}/transitions`, { version, ...way });
  return answer.status();
}

/** Changes a record as another user would. */
export async function edit(
  mock: Mock,
  { kind, id, version }: Written,
  fields: Record<string, unknown>,
  who: string,
): Promise<void> {
  const answer = await call(mock, who, 'PATCH', `${kind}/${id}`, { ...fields, version });
  expect(answer.status(), await answer.text()).toBe(200);
}
