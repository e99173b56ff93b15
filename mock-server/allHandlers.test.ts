import { expect, test } from 'vitest';
import { callsOf, readContract } from '../scripts/contract/document.ts';
import { handlers } from './allHandlers.ts';
import { loadContract } from './engine/contract.ts';
import { DEFAULT_SPEC } from './http.ts';
import { Client, testMock } from './testkit.ts';

test('each operation of the contract has exactly one handler', async () => {
  const { operations } = await loadContract(DEFAULT_SPEC);
  const operationIds = operations.map(({ id }) => id);
  expect(Object.keys(handlers).sort()).toEqual(operationIds.sort());
});

test('each GET succeeds with the examples of its parameters', async () => {
  const { mock } = await testMock();
  const client = new Client(mock, 'examples');
  await client.signIn();
  const visitor = new Client(mock, 'examples');
  const calls = callsOf(readContract());
  const named = (id: string) => calls.find(({ name }) => name === id);
  // The example of this call leads to the items of all public calls.
  const create = named('createShareLink');
  const link = Object(create?.body['application/json']?.examples?.typical).value;
  const links = '/projects/prj_harbor/share-links';
  const { token } = (await client.json('POST', links, { json: link })).body;
  const json = { token, password: link.password };
  const open = named('openPublicLink')?.path ?? '';
  const visit = await visitor.json<{ data: { visitToken: string } }>('POST', open, { json });
  visitor.token = visit.body.data.visitToken;
  const outcomes: string[] = [];
  for (const { name, method, path, parameters, operation } of calls) {
    if (method !== 'get') continue;
    const query = new URLSearchParams();
    const headers = new Headers();
    let address = path;
    for (const { name: parameter, in: place, example } of parameters) {
      if (place === 'path') address = address.replace(`{${parameter}}`, String(example));
      if (place === 'header') headers.set(parameter, String(example));
      if (place !== 'query' || example === undefined) continue;
      for (const value of [example].flat()) query.append(parameter, String(value));
    }
    const caller = operation.tags?.includes('public') ? visitor : client;
    const { status } = await caller.call('GET', `${address}?${query}`, { headers });
    outcomes.push(`${name} ${status}`);
  }
  expect(outcomes.filter((outcome) => !/ 20[06]$/.test(outcome))).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(50);
});
