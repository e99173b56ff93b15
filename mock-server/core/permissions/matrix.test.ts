import { describe, expect, test } from 'vitest';
import { people, type Role, roles, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

/** Collections of a project with `permittedActions` in their records. */
const COLLECTIONS = [
  'scans',
  'models',
  'tours',
  'photos',
  'albums',
  'videos',
  'field-cams',
  'pins',
  'share-links',
  'scene-views?targetType=scan&targetId=scn_harbor-03',
  'saved-views?log=punch_items',
  'saved-views?log=rfis',
  'saved-views?log=submittals',
  'punch-items',
  'rfis',
  'submittals',
  'message-threads',
  'message-threads/thr_harbor-site/messages',
  'pages',
  'pages?archived=true',
  'pages?templates=true',
];

/** Collections with `permittedActions` only in single records, not in their lists. */
const BY_RECORD = ['photos', 'videos', 'punch-items', 'rfis', 'submittals'];

const PROJECTS = [
  { name: 'an open project', id: 'prj_harbor' },
  { name: 'a finished project', id: 'prj_oakline' },
];

/** How many single records the test reads of one kind. More take time and show nothing new. */
const SAMPLES = 4;

interface Shown {
  id: string;
  status?: string;
  private?: boolean;
  shared?: boolean;
  state?: unknown;
  createdBy?: { id: string };
  manager?: { id: string };
  assignees?: { id: string }[];
  attachments?: Shown[];
  comments?: Shown[];
  permittedActions?: string[];
  permittedStatuses?: string[];
}

interface List {
  data: Shown[];
  nextCursor?: string | null;
  permittedActions?: string[];
}

const { mock } = await testMock();
const team = new Team(mock, 'matrix');

/** The kind of a record in the matrix: its status and the caller's part in it. */
function kindOf(record: Shown, userId: string): string {
  const isCreator = record.createdBy?.id === userId;
  const words = [
    record.status,
    typeof record.state === 'string' && record.state,
    record.private && 'private',
    record.shared && 'shared',
    record.manager?.id === userId && 'managed',
    record.assignees?.some(({ id }) => id === userId) && 'assigned',
    isCreator ? 'own' : 'other',
  ];
  return words.filter(Boolean).join(' ');
}

const actionsOf = ({ permittedActions = [], permittedStatuses }: Shown) =>
  [
    [...permittedActions].sort().join(' ') || 'none',
    permittedStatuses?.length ? `-> ${[...permittedStatuses].sort().join(' ')}` : '',
  ]
    .join(' ')
    .trim();

async function listOf(role: Role, path: string): Promise<List> {
  const client = await team.as(role);
  const data: Shown[] = [];
  let cursor: string | null | undefined;
  for (;;) {
    const query = cursor ? `${path.includes('?') ? '&' : '?'}cursor=${cursor}` : '';
    const { status, body } = await client.json<List>('GET', `${path}${query}`);
    if (status !== 200) return { data, permittedActions: [`answers ${status}`] };
    data.push(...body.data);
    cursor = body.nextCursor;
    if (!cursor) return { ...body, data };
  }
}

/** Returns one line per kind of record with each set of actions that occurs. */
async function rowsOf(role: Role, project: string, collection: string): Promise<string[]> {
  const path = `/projects/${project}/${collection}`;
  const client = await team.as(role);
  const { data, permittedActions } = await listOf(role, path);
  const lines = permittedActions ? [`list: ${[...permittedActions].sort().join(' ')}`] : [];
  const kinds = new Map<string, Set<string>>();
  const add = (kind: string, actions: string) =>
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(actions));
  const userId = userIds[role];
  const read = new Map<string, number>();
  for (const listed of data) {
    const kind = kindOf(listed, userId);
    let record = listed;
    if (BY_RECORD.includes(collection)) {
      const times = (read.get(kind) ?? 0) + 1;
      if (times > SAMPLES) continue;
      read.set(kind, times);
      record = (await client.json<{ data: Shown }>('GET', `${path}/${listed.id}`)).body.data;
    }
    add(kind, actionsOf(record));
    for (const part of ['attachments', 'comments'] as const) {
      for (const item of record[part] ?? []) {
        if (!item.permittedActions) continue;
        const isOwn = item.createdBy?.id === userId ? 'own' : 'other';
        add(`${record.status ?? ''} ${part} ${isOwn}`.trim(), actionsOf(item));
      }
    }
  }
  const rows = [...kinds].map(([kind, sets]) => `${kind}: ${[...sets].sort().join(' | ')}`);
  return [...lines, ...rows.sort()];
}

const userIds = Object.fromEntries(
  Object.entries(people).map(([role, name]) => [role, `usr_${name.split('.')[0]}`]),
) as Record<Role, string>;

describe.each(PROJECTS)('in $name', ({ id: project }) => {
  test('each role has the permissions in the committed matrix', async () => {
    const text: string[] = [];
    for (const role of roles) {
      const client = await team.as(role);
      const { status, body } = await client.json<{ data: Shown }>('GET', `/projects/${project}`);
      text.push(`# ${role}`);
      if (status !== 200) {
        text.push(`project: answers ${status}`, '');
        continue;
      }
      text.push(`project: ${actionsOf(body.data)}`);
      for (const collection of COLLECTIONS) {
        for (const row of await rowsOf(role, project, collection))
          text.push(`${collection} ${row}`);
      }
      text.push('');
    }
    await expect(text.join('\n')).toMatchFileSnapshot(`./matrix/${project}.txt`);
  });
});
