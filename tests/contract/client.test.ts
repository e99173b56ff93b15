import '../../src/shared/errors/laterTexts.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createMock } from '../../mock-server/http.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { client } from '../../src/api/generated/client.gen.ts';
import * as operations from '../../src/api/generated/index.ts';
import { failureText } from '../../src/shared/errors/operationTexts.ts';
import { reasonText } from '../../src/shared/errors/problemTexts.ts';
import {
  type DeclaredProblem,
  declaredProblems,
  type OperationId,
  operationIds,
} from '../support/catalogue.ts';
import { specifiedFailures, specifiedText } from '../support/specification.ts';

/**
 * The whole catalogue through the generated client: each operation with each failure that it declares, also
 * those of operations that no page calls yet. What the pages make of them is in tests/e2e/catalogue.
 */
// The first call compiles the validators, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const HOST = 'http://portal.test';
const mock = await createMock({ warn: () => {} });

beforeAll(async () => {
  vi.stubGlobal('location', new URL(HOST));
  const { configureClient } = await import('../../src/api/client.ts');
  configureClient(`${HOST}/api/v1`, { accessToken: () => null, refresh: async () => null });
  client.setConfig({ fetch: (input) => mock.fetch(input as Request) });
});

type Call = (options: object) => Promise<{ error?: unknown }>;
const calls = new Map(Object.entries(operations) as [OperationId, Call][]);

/** Calls an operation with no regard to what it wants: a declared failure comes before anything is looked at. */
async function failureOf({ operation, method }: DeclaredProblem): Promise<unknown> {
  const call = calls.get(operation);
  if (!call) throw new Error(`The client lacks ${operation}.`);
  const path = { projectId: 'prj', scanId: 'scn' };
  const { error } = await call(/^(get|head)$/.test(method) ? { path } : { path, body: {} });
  return error;
}

async function provoke(operationId: OperationId, code: number, example: string): Promise<void> {
  const body = JSON.stringify([{ operationId, code, example }]);
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`${HOST}/__mock/faults`, { method: 'PUT', headers, body });
  expect((await mock.fetch(request)).status).toBe(200);
}

test('every operation of the contract has a function of the client', () => {
  expect([...calls.keys()].sort()).toEqual(operationIds().sort());
});

const isBare = ({ method }: DeclaredProblem) => method === 'head';

describe.each(declaredProblems().filter(isBare))('$operation $status $name', (declared) => {
  test('reaches the app by its status: the answer to HEAD has no body', async () => {
    await provoke(declared.operation, declared.status, declared.name);
    const error = await failureOf(declared);
    expect(error).toMatchObject({ kind: 'unknown', status: declared.status, code: null });
  });
});

const withBody = declaredProblems().filter((declared) => !isBare(declared));

describe.each(withBody)('$operation $status $name', (declared) => {
  test('reaches the app as what it is, with the text of the catalogue', async () => {
    const { operation, status, name, problem } = declared;
    await provoke(operation, status, name);
    const error = await failureOf(declared);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'problem',
      status,
      code: name,
      title: problem.title,
      detail: problem.detail,
      errors: problem.errors ?? [],
    });
    const text = failureText(operation, error);
    expect(text).toBe(specifiedText(operation, problem) ?? text);
    expect(text).not.toBe('');
    // Whatever words the server chooses, those of the portal stay the same.
    const reworded = new ApiError('problem', status, { ...problem, detail: 'ERR_42' });
    expect(reasonText(reworded)).toBe(reasonText(error));
    expect(failureText(operation, reworded)).toBe(operation === 'updateScan' ? 'ERR_42' : text);
  });
});

test.each(Object.entries(specifiedFailures))('%s without an answer', (operation, { otherwise }) => {
  expect(failureText(operation as OperationId, new ApiError('network', 0))).toBe(otherwise);
  expect(failureText(operation as OperationId, new ApiError('unknown', 502))).toBe(otherwise);
});
