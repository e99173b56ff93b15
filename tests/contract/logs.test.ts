// @vitest-environment happy-dom
// The definition of a log contains parts of pages.
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callsOf, readContract } from '../../scripts/contract/document.ts';
import { configureClient } from '../../src/api/client.ts';
import { client } from '../../src/api/generated/client.gen.ts';
import { punchItems } from '../../src/modules/punch-items/log.tsx';
import { rfis } from '../../src/modules/rfis/log.tsx';
import { submittals } from '../../src/modules/submittals/log.tsx';

/**
 * src/records/log calls the operations of all logs by shared names. Each name must stand for the right operation,
 * because tests/screens/catalog walks the failures of one log only.
 */
const HOST = 'http://portal.test/api/v1';
const logs = [punchItems, rfis, submittals];
const declared = callsOf(readContract());
const address = { projectId: 'prj', id: 'rec' };
const version = 1;

type Name = keyof (typeof punchItems)['operations'];
type AnyLog = (typeof logs)[number];

/** Method and path below the list's, as every log has them. */
const addresses: Record<Name, readonly [method: string, path: string]> = {
  list: ['get', ''],
  create: ['post', ''],
  bulk: ['post', '/bulk'],
  exportCsv: ['get', '/export'],
  get: ['get', '/{id}'],
  update: ['patch', '/{id}'],
  remove: ['delete', '/{id}'],
  transition: ['post', '/{id}/transitions'],
  watch: ['put', '/{id}/watching'],
  comment: ['post', '/{id}/comments'],
  attach: ['post', '/{id}/attachments'],
  detach: ['delete', '/{id}/attachments/{attachmentId}'],
};
const names = Object.keys(addresses) as Name[];

const file = new File(['2 mm'], 'door.txt');
/** Calls each operation by its shared name. The list is a hook; tests/screens/catalog calls it. */
const calls: Record<Exclude<Name, 'list'>, (log: AnyLog) => Promise<unknown>> = {
  create: ({ operations: { create } }) => create.call('prj', { title: 'Door' }),
  bulk: ({ operations: { bulk } }) =>
    bulk.call('prj', { items: [{ id: 'rec', version }], action: 'delete' }),
  exportCsv: ({ operations: { exportCsv } }) => exportCsv.call('prj', {}),
  get: ({ operations: { get } }) => get.read(new QueryClient(), address),
  update: ({ operations: { update } }) => update.call(address, { version }),
  remove: ({ operations: { remove } }) => remove.call(address, version),
  transition: ({ operations: { transition } }) => transition.call(address, { version }),
  watch: ({ operations: { watch } }) => watch.call(address, { watching: true }),
  comment: ({ operations: { comment } }) => comment.call(address, { body: 'Seen.' }),
  attach: ({ operations: { attach } }) => attach.call(address, { file }),
  detach: ({ operations: { detach } }) => detach.call(address, 'att', version),
};

const sent: Request[] = [];
const answer: typeof fetch = async (input) => {
  sent.push(input as Request);
  return new Response(null, { status: 503 });
};

beforeAll(() => {
  vi.stubGlobal('location', new URL(HOST));
  configureClient(HOST, { accessToken: () => null, refresh: async () => null });
  client.setConfig({ fetch: answer });
});

describe.each(logs)('$name', (log) => {
  test.each(names)('%s is the operation of its method and path', (name) => {
    const [method, below] = addresses[name];
    const ownCall = declared.find((call) => call.name === log.operations[name].id);
    const path = ownCall?.path.replace(/\/\{(?!projectId|attachmentId)\w+\}/, '/{id}');
    expect(ownCall).toMatchObject({ method, operation: { tags: [log.name] } });
    expect(path).toBe(`/projects/{projectId}/${log.name}${below}`);
  });

  test.each(names.filter((name) => name !== 'list'))('%s calls its operation', async (name) => {
    sent.length = 0;
    await calls[name](log).catch(() => {});
    const [method, below] = addresses[name];
    const path = `${log.name}${below}`.replace('{id}', 'rec').replace('{attachmentId}', 'att');
    expect(sent.map((request) => `${request.method} ${new URL(request.url).pathname}`)).toEqual([
      `${method.toUpperCase()} /api/v1/projects/prj/${path}`,
    ]);
  });

  test('a record is cached under the id of its operation', () => {
    expect(log.operations.get.key(address)).toMatchObject([{ _id: log.operations.get.id }]);
  });
});

const named = logs.flatMap(({ operations }) =>
  Object.values(operations).map(({ id }): string => id),
);
const ofLogs = declared.filter(({ operation }) =>
  logs.some(({ name }) => operation.tags?.[0] === name),
);

test('operations without a shared name are called by code of their own', () => {
  const others = ofLogs.map(({ name }) => name).filter((name) => !named.includes(name));
  expect(others.sort()).toEqual([
    'createSubmittalRevision',
    'respondToPunchItem',
    'respondToRfi',
    'reviewSubmittal',
  ]);
});
