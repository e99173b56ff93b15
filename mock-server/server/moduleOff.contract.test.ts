import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Client, problemOf, testMock } from '../../tests/support/host/mock.ts';
import { permissions } from '../generated/permissions.ts';
import { DEFAULT_SPEC } from './http.ts';

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: object[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
  responses: Record<string, object>;
}

const spec = JSON.parse(readFileSync(DEFAULT_SPEC, 'utf8'));
const modules: Readonly<Record<string, { title: string; switch?: string }>> = permissions.modules;
const operations = Object.entries<Record<string, Operation>>(spec.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags = [] }]) => modules[tags[0] ?? '']?.switch)
      .map(([method, operation]) => [operation.operationId, { method, path, operation }] as const),
);

const { mock } = await testMock();
const client = new Client(mock, 'module-off');
await client.signIn();
const project = mock.store.tenant(client.tenant).state.projects.prj_harbor;
if (project) project.settings.modulesOn = [];

it('finds the operations of all modules', () => {
  expect(operations.length).toBeGreaterThan(100);
});

it.each(operations)('%s says that its module is off', async (_, { method, path, operation }) => {
  const declared = JSON.stringify(operation.responses['409']);
  const name = /responses\/(\w+)/.exec(declared)?.[1];
  const answer = name ? spec.components.responses[name] : operation.responses['409'];
  expect(Object.keys(answer.content['application/problem+json'].examples)).toContain('MODULE_OFF');

  // Requests with a body of files are checked first, and tested with their handlers.
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  if (type && type !== 'application/json') return;
  const parameters = JSON.stringify(operation.parameters ?? []);
  const query = parameters.includes('/Version') ? '?version=1' : '';
  const address = path
    .replace('{projectId}', 'prj_harbor')
    .replace('{versionNumber}', '1')
    .replace(/\{\w+\}/g, 'none');
  const json = media?.examples?.typical?.value;
  const response = await client.call(method.toUpperCase(), `${address}${query}`, {
    ...(json !== undefined && { json }),
  });
  if (response.status === 422) return;
  if (method === 'head') return expect(response.status).toBe(409);
  expect((await problemOf(response)).code).toBe('MODULE_OFF');
});
