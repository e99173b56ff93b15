import { randomUUID } from 'node:crypto';
import * as Y from 'yjs';
import { recordOf } from '../conformance/check.ts';
import { isObject, type Json } from '../conformance/requests/values.ts';
import { type Input, Skip } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, withForm } from './shared/requests.ts';

type Path = Input['path'];

function dataOf(json: unknown): Json {
  return isObject(json) && isObject(json.data) ? json.data : {};
}

/** A page of the run. */
async function pageOf(world: World, json: Json = {}): Promise<Path> {
  const { projectId } = world;
  const made = await world.send('createPage', {
    path: { projectId },
    json: { title: world.name(), kind: 'page', ...json },
  });
  const id = recordOf(made)?.id;
  if (!id) throw new Skip('createPage returned no page');
  return { projectId, pageId: id };
}

const onNewPage =
  (kind: string, json: Json = {}): Prepare =>
  async (world) => ({ path: await pageOf(world, { kind }), json: { version: 1, ...json } });

/** Returns a paragraph as an update of Yjs. */
function paragraph(text: string): string {
  const doc = new Y.Doc();
  const block = new Y.XmlElement('paragraph');
  block.insert(0, [new Y.XmlText(text)]);
  doc.getXmlFragment('default').insert(0, [block]);
  return Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
}

const clientId = 'conformance';

const written: Prepare = async (world) => ({
  path: await pageOf(world),
  json: { clientId, updates: [{ id: randomUUID(), data: paragraph(world.name()) }] },
});

const inArchive = async (world: World): Promise<Path> => {
  const path = await pageOf(world);
  await world.send('updatePageArchive', { path, json: { version: 1, archived: true } });
  return path;
};

/** The request on a page that takes no changes. */
const locked =
  (json?: (world: World) => Json): Prepare =>
  async (world) => ({ path: await inArchive(world), ...(json && { json: json(world) }) });

const seqOf = async (world: World, path: Path): Promise<number> =>
  Number(dataOf((await world.send('getPageState', { path })).json).seq);

const signing: Prepare = async (world) => {
  const path = await pageOf(world);
  return { path, json: { version: 1, seq: await seqOf(world, path), name: 'Conformance' } };
};

const UNSIGNED = 'no operation creates a record that the other account signed';

/** Returns a page that the other account has signed, so that the first one may countersign it. */
const signedByOther: Prepare = async (world) => {
  if (!world.run.tokens.other) throw new Skip('needs a second account (--other-account)');
  const { path, json } = await signing(world, world.run.api.find('addPageSignature'));
  const grants = [{ kind: 'person', id: await world.idOfOther(), level: 'edit' }];
  const sharing = { access: 'project', grants };
  await world.send('updatePage', { path, json: { version: 1, status: 'active', sharing } });
  const seen = dataOf((await world.send('getPage', { path, as: 'other' })).json);
  const permitted = Array.isArray(seen.permittedActions) ? seen.permittedActions : [];
  if (!permitted.includes('sign')) throw new Skip(UNSIGNED);
  const signed = { ...(isObject(json) ? json : {}), version: 2 };
  await world.send('addPageSignature', { path, json: signed, as: 'other' });
  return { path, json: { version: 3, name: 'Conformance' } };
};

const thread = adding((world) => ({
  anchor: `anchor-${world.name().replace(/\W/g, '-')}`.slice(0, 64),
}));

const threadInArchive = async (world: World): Promise<Path> => {
  const path = await pageOf(world);
  const made = await world.send('createPageThread', {
    path,
    json: { anchor: 'anchor-1', quote: '', body: world.name() },
  });
  const { id, comments } = dataOf(made.json);
  const [comment] = Array.isArray(comments) ? comments : [];
  await world.send('updatePageArchive', { path, json: { version: 1, archived: true } });
  return { ...path, threadId: String(id), commentId: String(comment?.id) };
};

const lockedThread =
  (names: readonly string[], json?: Json): Prepare =>
  async (world) => {
    const path = await threadInArchive(world);
    const pathNames = ['projectId', 'pageId', ...names];
    const kept = Object.fromEntries(pathNames.map((name) => [name, path[name] ?? '']));
    return { path: kept, ...(json && { json }) };
  };

/** A version of the run. */
const version: Prepare = async (world) => {
  const path = await pageOf(world);
  const made = await world.send('createPageVersion', { path, json: { name: world.name() } });
  return { path: { ...path, versionNumber: String(dataOf(made.json).number) } };
};

const versionInArchive: Prepare = async (world, operation) => {
  const { path } = await version(world, operation);
  const { projectId = '', pageId = '' } = path;
  const json = { version: 1, archived: true };
  await world.send('updatePageArchive', { path: { projectId, pageId }, json });
  return { path };
};

const picture = withForm(() => ({
  file: new File(['conformance'], 'conformance.txt', { type: 'text/plain' }),
}));

const recordInArchive =
  (kind: string): Prepare =>
  async (world) => {
    const path = await pageOf(world, { kind });
    await world.send('updatePageArchive', { path, json: { version: 1, archived: true } });
    return { path, json: { version: 1 } };
  };

const MANY = 'a run makes few of them';

export const recipes: Recipes = {
  listPages: {},
  createPage: {
    call: adding((world) => ({ title: world.name(), kind: 'page' })),
    fixed: ['kind', 'parentId', 'templateId', 'carryFrom', 'date', 'sharing'],
    failures: { LIMIT_REACHED: MANY },
  },
  getPage: {},
  updatePage: {
    call: adding((world) => ({ title: world.name() })),
    fixed: ['date', 'sharing', 'isTemplate', 'status'],
    failures: {
      PAGE_LOCKED: locked(() => ({ version: 2, title: 'Conformance' })),
    },
  },
  deletePage: {
    call: async (world) => ({ path: await inArchive(world), query: { version: 2 } }),
    failures: {
      WRONG_STATE: async (world) => ({ path: await pageOf(world), query: { version: 1 } }),
    },
  },
  updatePagePosition: {
    call: onNewPage('page', { parentId: null, position: 0 }),
    fixed: ['parentId', 'position'],
  },
  updatePageArchive: { call: onNewPage('page', { archived: true }) },
  updatePageMarks: {},
  getPageState: {},
  addPageUpdates: {
    call: written,
    fixed: ['updates'],
    failures: {
      PAGE_LOCKED: locked((world) => ({
        clientId,
        updates: [{ id: randomUUID(), data: paragraph(world.name()) }],
      })),
      VALIDATION_FAILED: {
        'not an update of Yjs': async (world) => ({
          path: await pageOf(world),
          json: { clientId, updates: [{ id: randomUUID(), data: '////' }] },
        }),
      },
    },
  },
  updatePagePresence: {},
  listPageThreads: {},
  createPageThread: {
    call: thread,
    fixed: ['anchor', 'quote', 'mentions'],
    failures: {
      LIMIT_REACHED: MANY,
      PAGE_LOCKED: locked((world) => ({ anchor: 'anchor-2', quote: '', body: world.name() })),
    },
  },
  updatePageThread: {
    failures: { PAGE_LOCKED: lockedThread(['threadId'], { resolved: true }) },
  },
  addPageComment: {
    fixed: ['mentions'],
    failures: {
      LIMIT_REACHED: MANY,
      PAGE_LOCKED: lockedThread(['threadId'], { body: 'Conformance' }),
    },
  },
  updatePageComment: {
    fixed: ['mentions'],
    failures: { PAGE_LOCKED: lockedThread(['threadId', 'commentId'], { body: 'Conformance' }) },
  },
  deletePageComment: {
    failures: { PAGE_LOCKED: lockedThread(['threadId', 'commentId']) },
  },
  listPageVersions: {},
  createPageVersion: {
    failures: { PAGE_LOCKED: locked((world) => ({ name: world.name() })) },
  },
  getPageVersion: { call: version, fixed: ['versionNumber'] },
  restorePageVersion: {
    call: version,
    fixed: ['versionNumber'],
    failures: { PAGE_LOCKED: versionInArchive },
  },
  listPageFiles: {},
  addPageFile: {
    call: picture,
    failures: {
      LIMIT_REACHED: MANY,
      PAGE_LOCKED: async (world, operation) => ({
        ...(await picture(world, operation)),
        path: await inArchive(world),
      }),
    },
  },
  getDailyReport: {
    call: async (world) => ({ path: await pageOf(world, { kind: 'daily_report' }) }),
  },
  updateDailyReport: {
    call: onNewPage('daily_report', { work: [] }),
    once: true,
    fixed: ['crews', 'photoIds', 'weather'],
    failures: { PAGE_LOCKED: recordInArchive('daily_report') },
  },
  getMinutes: { call: async (world) => ({ path: await pageOf(world, { kind: 'minutes' }) }) },
  updateMinutes: {
    once: true,
    call: onNewPage('minutes', { agenda: [{ id: 'a1', text: 'Conformance' }] }),
    fixed: ['attendees', 'points', 'agenda', 'decisions'],
    failures: { PAGE_LOCKED: recordInArchive('minutes') },
  },
  addPageSignature: {
    call: signing,
    fixed: ['seq', 'version'],
    once: true,
    failures: {
      PAGE_LOCKED: locked(() => ({ version: 2, seq: 1, name: 'Conformance' })),
      WRONG_STATE: async (world) => {
        const path = await pageOf(world);
        await world.send('updatePage', { path, json: { version: 1, isTemplate: true } });
        return { path, json: { version: 2, seq: 1, name: 'Conformance' } };
      },
    },
  },
  addPageCountersignature: {
    call: signedByOther,
    fixed: ['version'],
    once: true,
    failures: { WRONG_STATE: onNewPage('page', { name: 'Conformance' }) },
  },
  addPageDistribution: {
    call: async (world) => ({ path: await pageOf(world), json: { userIds: [world.me] } }),
    fixed: ['userIds'],
    once: true,
  },
  getWeeklySummary: {},
};
