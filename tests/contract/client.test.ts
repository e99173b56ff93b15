import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createMock } from '../../mock-server/server/http.ts';
import { ApiError, asApiError } from '../../src/api/apiError.ts';
import { client } from '../../src/api/generated/client.gen.ts';
import * as operations from '../../src/api/generated/index.ts';
import { failureText } from '../../src/shared/errors/operationTexts.ts';
import { reasonText } from '../../src/shared/errors/problemTexts.ts';
import * as texts from '../../src/shared/errors/texts/all.ts';
import { provideTexts } from '../../src/shared/errors/textsReady.ts';
import {
  type DeclaredProblem,
  declaredProblems,
  type OperationId,
  operationIds,
} from '../support/catalog.ts';
import { specifiedFailures, specifiedText } from '../support/specification.ts';

provideTexts(texts);

/**
 * Covers every declared failure of every operation: the mock responds with it, the generated client turns it into
 * an ApiError, and the app has a text for it. tests/screens/catalog shows what the screens do with failures.
 */
const HOST = 'http://portal.localhost';
const mock = await createMock({ warn: () => {} });

beforeAll(async () => {
  vi.stubGlobal('location', new URL(HOST));
  const { configureClient } = await import('../../src/api/client.ts');
  configureClient(`${HOST}/api/v1`, { accessToken: () => null, refresh: async () => null });
  client.setConfig({ fetch: (input) => mock.fetch(input as Request) });
});

type Call = (options: object) => Promise<{ error?: unknown }>;
const calls = new Map(Object.entries(operations) as [OperationId, Call][]);

/** Calls an operation without valid input: the mock serves a queued fault before it checks the request. */
async function failureOf({ operation, method }: DeclaredProblem): Promise<unknown> {
  const call = calls.get(operation);
  if (!call) throw new Error(`The client lacks ${operation}.`);
  const path = { projectId: 'prj', scanId: 'scn' };
  const { error } = await call(/^(get|head)$/.test(method) ? { path } : { path, body: {} });
  return error;
}

async function queue(declared: readonly DeclaredProblem[]): Promise<void> {
  const faults = declared.map(({ operation, status, name }) => ({
    operationId: operation,
    code: status,
    example: name,
  }));
  const body = JSON.stringify(faults);
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`${HOST}/__mock/faults`, { method: 'PUT', headers, body });
  expect((await mock.fetch(request)).status).toBe(200);
}

function check({ operation, status, name, problem, method }: DeclaredProblem, error: unknown) {
  const label = `${operation} ${status} ${name}`;
  expect.soft(error, label).toBeInstanceOf(ApiError);
  if (method === 'head') {
    // A response to HEAD has no body, so only the status is known.
    expect.soft(error, label).toMatchObject({ kind: 'unknown', status, code: null });
    return;
  }
  const { title, detail, errors = [] } = problem;
  expect
    .soft(error, label)
    .toMatchObject({ kind: 'problem', status, code: name, title, detail, errors });
  const text = failureText(operation, error);
  expect.soft(text, label).toBe(specifiedText(operation, problem) ?? text);
  expect.soft(text, label).not.toBe('');
  // The portal's text does not depend on the server's.
  const reworded = new ApiError('problem', status, { ...problem, detail: 'ERR_42' });
  reworded.retryAfter = asApiError(error).retryAfter;
  expect.soft(reasonText(reworded), label).toBe(reasonText(error));
  expect
    .soft(failureText(operation, reworded), label)
    .toBe(operation === 'updateScan' ? 'ERR_42' : text);
}

test('the client has a function for every operation of the contract', () => {
  expect([...calls.keys()].sort()).toEqual(operationIds().sort());
});

// The portal shows no failure of the stream of events: it tries again (src/api/streamFetch.test.ts).
const all = declaredProblems().filter(({ operation }) => operation !== 'openEventStream');
const tags = [...new Set(all.map(({ tag }) => tag))];

describe('the client reads every declared failure and the app has a text for it', () => {
  test.each(tags)('%s', async (tag) => {
    const declared = all.filter((each) => each.tag === tag);
    await queue(declared);
    for (const each of declared) check(each, await failureOf(each));
  });
});

test.each(Object.entries(specifiedFailures))(
  '%s without a response',
  (operation, { otherwise }) => {
    expect(failureText(operation as OperationId, new ApiError('network', 0))).toBe(otherwise);
    expect(failureText(operation as OperationId, new ApiError('unknown', 502))).toBe(otherwise);
  },
);
