import { join } from 'node:path';
import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';

/** With so many times the data, a write may cost so much more. */
export const MAX_GROWTH = 1.2;

/** How many records of each kind that grows a project has: little and much. */
export const SIZES = [1000, 100_000] as const;

/** What one write costs, in milliseconds, with little and with much data. */
export interface WriteFigure {
  name: string;
  cost: readonly [little: number, much: number];
}

const TOWER = '/projects/prj_harbor';
const ITEMS = `${TOWER}/punch-items`;
const REPEATS = 200;
/** An open punch item needs these. */
const READY = { location: 'interior', assigneeIds: ['usr_marcus'], dueDate: '2030-01-31' };

/** Copies a record until there are so many. */
function multiply(rows: object, count: number): void {
  const [first] = Object.values(rows);
  for (let i = Object.keys(rows).length; i < count; i++) {
    Reflect.set(rows, `copy_${i}`, { ...first, id: `copy_${i}`, version: 1 });
  }
}

type Call = <T>(method: string, path: string, json?: unknown) => Promise<T>;

/** A mock in process with its database, which keeps what is measured apart from sockets. */
async function measured(folder: string, records: number): Promise<Map<string, number>> {
  // In a fresh clone, what it needs is made first.
  const { createMock } = await import('../../mock-server/server/http.ts');
  const mock = await createMock({ database: join(folder, String(records), 'mock.sqlite') });
  let token = '';
  const call: Call = async (method, path, json) => {
    const isForm = json instanceof FormData;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const sent = json !== undefined && { body: isForm ? json : JSON.stringify(json) };
    const response = await mock.fetch(
      new Request(`http://mock.localhost${path}`, { method, headers, ...sent }),
    );
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.status === 204 ? undefined : JSON.parse(await response.text());
  };
  await call('POST', '/__mock/seed', {
    punchItems: records,
    activityEntries: records,
    messages: records,
  });
  const tenant = mock.store.tenant('default');
  multiply(tenant.state.photos, records);
  multiply(tenant.state.files, records);
  tenant.changed();
  const [ana] = demoAccounts;
  const api: Call = (method, path, json) => call(method, `/api/v1${path}`, json);
  const login = await api<{ data: { accessToken: string } }>('POST', '/auth/login', ana);
  token = login.data.accessToken;
  const costs = new Map<string, number>();
  for (const [name, write] of Object.entries(writesWith(api))) {
    const times: number[] = [];
    for (let i = 0; i < REPEATS; i++) {
      const start = performance.now();
      await write(i);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    costs.set(name, times[REPEATS / 2] ?? 0);
  }
  await mock.close();
  return costs;
}

function writesWith(call: Call): Record<string, (i: number) => Promise<unknown>> {
  const made: { id: string; version: number }[] = [];
  const newItem = (json: object) =>
    call<{ data: { id: string; version: number } }>('POST', ITEMS, {
      punchType: 'internal_punch',
      ...json,
    });
  return {
    'create a punch item': async (i) => {
      made.push((await newItem({ title: `Item ${i}` })).data);
    },
    'change its title': async (i) => {
      const { id, version } = made[i] ?? { id: '', version: 0 };
      await call('PATCH', `${ITEMS}/${id}`, { title: `Item ${i}, corrected`, version });
    },
    'comment on it': (i) => call('POST', `${ITEMS}/${made[i]?.id}/comments`, { body: `No. ${i}` }),
    'create an open one': (i) => newItem({ title: `Open item ${i}`, status: 'open', ...READY }),
    'change a photo': (i) =>
      call('PATCH', `${TOWER}/photos/copy_${900 + (i % 90)}`, {
        title: `Photo ${i}`,
        version: 1 + Math.floor(i / 90),
      }),
    'attach a file': async (i) => {
      const id = made[i]?.id;
      const { data } = await call<{ data: { version: number } }>('GET', `${ITEMS}/${id}`);
      const form = new FormData();
      form.set('file', new File(['%PDF-1.4'], 'sheet.pdf'));
      form.set('version', String(data.version));
      await call('POST', `${ITEMS}/${id}/attachments`, form);
    },
    'send a message': (i) =>
      call('POST', `${TOWER}/message-threads/thr_harbor-long/messages`, {
        body: `Message ${i}`,
      }),
  };
}

/** Measures writes with little and with much data. */
export async function measureWrites(folder: string): Promise<WriteFigure[]> {
  const [little, much] = SIZES;
  const few = await measured(folder, little);
  const many = await measured(folder, much);
  return [...few].map(([name, cost]) => ({ name, cost: [cost, many.get(name) ?? 0] }));
}
