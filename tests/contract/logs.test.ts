// @vitest-environment happy-dom
// What a log is made of has parts of pages in it.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callsOf, readContract } from '../../scripts/contract/document.ts';
import { configureClient } from '../../src/api/client.ts';
import { client } from '../../src/api/generated/client.gen.ts';
import { punchItems } from '../../src/modules/punch-items/log.tsx';
import { rfis } from '../../src/modules/rfis/log.tsx';
import { submittals } from '../../src/modules/submittals/log.tsx';
import { sameCode } from '../e2e/catalogue/sameCode.ts';

/**
 * src/shared/log makes the calls of all logs by names that they share. Each name must stand for the operation that
 * it says, since the failures of one log alone are walked through the app (tests/e2e/catalogue).
 */
const HOST = 'http://portal.test/api/v1';
const logs = [punchItems, rfis, submittals];
const declared = callsOf(readContract());
const at = { projectId: 'prj', id: 'rec' };
const version = 1;

type Name = keyof (typeof punchItems)['operations'];
type AnyLog = (typeof logs)[number];

/** Method and path below the list's, as every log has them. */
const addresses: Record<Name, readonly [method: string, path: string]> = {
  list: ['get', ''],
  create: ['post', ''],
  bulk: ['post', '/bulk'],
  export: ['get', '/export'],
  get: ['get', '/{id}'],
  update: ['patch', '/{id}'],
  remove: ['delete', '/{id}'],
  transition: ['post', '/{id}/transitions'],
  comment: ['post', '/{id}/comments'],
  attach: ['post', '/{id}/attachments'],
  detach: ['delete', '/{id}/attachments/{attachmentId}'],
};
const names = Object.keys(addresses) as Name[];

const file = new File(['2 mm'], 'door.txt');
/** The lists are hooks: they are called in tests/e2e/catalogue, each log's own. */
const calls: Record<Exclude<Name, 'list'>, (log: AnyLog) => Promise<unknown>> = {
  create: ({ calls: { create } }) => create('prj', { title: 'Door' }),
  bulk: ({ calls: { bulk } }) => bulk('prj', { items: [{ id: 'rec', version }], action: 'delete' }),
  export: ({ calls: { exportCsv } }) => exportCsv('prj', {}),
  get: ({ calls: { read } }) => read(at),
  update: ({ calls: { update } }) => update(at, { version }),
  remove: ({ calls: { remove } }) => remove(at, version),
  transition: (log) => (log as typeof punchItems).calls.transition(at, { version, status: 'open' }),
  comment: ({ calls: { comment } }) => comment(at, { body: 'Seen.' }),
  attach: ({ calls: { attach } }) => attach(at, { file }, answer),
  detach: ({ calls: { detach } }) => detach(at, 'att', version),
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
    const own = declared.find((call) => call.name === log.operations[name]);
    const path = own?.path.replace(/\/\{(?!projectId|attachmentId)\w+\}/, '/{id}');
    expect(own).toMatchObject({ method, operation: { tags: [log.name] } });
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

  test('a record is kept under the name of its operation', () => {
    expect(log.calls.keyOf(at)).toMatchObject([{ _id: log.operations.get }]);
  });
});

const named = logs.flatMap(({ operations }) => Object.values(operations) as string[]);
const ofLogs = declared.filter(({ operation }) =>
  logs.some(({ name }) => operation.tags?.[0] === name),
);

test('what is not called by its name in a log is called by code of its own', () => {
  const others = ofLogs.map(({ name }) => name).filter((name) => !named.includes(name));
  expect(others.sort()).toEqual([
    'createSubmittalRevision',
    'respondToPunchItem',
    'respondToRfi',
    'reviewSubmittal',
  ]);
});

test('an operation that is walked as another one has the same name in its own log', () => {
  for (const [operation, walked] of Object.entries(sameCode)) {
    const nameIn = (id: string) =>
      logs.flatMap(({ operations }) => names.filter((name) => operations[name] === id));
    expect(nameIn(operation)).toEqual(nameIn(walked));
    expect(nameIn(operation)).toHaveLength(1);
  }
});
