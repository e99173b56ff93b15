import { recordOf } from '../conformance/check.ts';
import { Skip } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, takenBy } from './shared/requests.ts';
import { ofUpload } from './shared/upload.ts';

const named = (world: World) => ({ name: world.name() });
const create = adding(named);
const rename = adding(named);

/** A folder that the call can restore. */
const inBin: Prepare = async (world, operation) => {
  const input = await world.plain(operation, { fresh: true });
  const { version } = input.json as { version: number };
  await world.send('deleteDocument', { path: input.path, query: { version } });
  return { ...input, json: { version: version + 1 } };
};

/** The name of what was deleted belongs to something else now. */
const takenMeanwhile: Prepare = async (world, operation) => {
  const add = named(world);
  const path = { projectId: world.projectId };
  const made = await world.send('createFolder', { path, json: add });
  const { id, version } = (made.json as { data: { id: string; version: number } }).data;
  const input = { ...(await world.plain(operation)), path: { ...path, documentId: id } };
  await world.send('deleteDocument', { path: input.path, query: { version } });
  await world.send('createFolder', { path, json: add });
  return { ...input, json: { version: version + 1 } };
};

const upload = ofUpload('document', {}, named);

async function fileOf(world: World): Promise<{ projectId: string; documentId: string }> {
  const operation = world.run.api.find('createDocumentFromUpload');
  const input = upload.call && (await upload.call(world, operation));
  const made = input && recordOf(await world.send(operation.id, input));
  if (!made) throw new Skip('createDocumentFromUpload returned no file');
  return { projectId: world.projectId, documentId: String(made.id) };
}

/** A folder of the run. Files have no access list. */
async function folderOf(world: World): Promise<{ projectId: string; documentId: string }> {
  const { projectId } = world;
  const made = recordOf(
    await world.send('createFolder', { path: { projectId }, json: named(world) }),
  );
  if (!made) throw new Skip('createFolder returned no folder');
  return { projectId, documentId: String(made.id) };
}

/** Somebody else has checked a file out. */
const CHECKED_OUT = 'needs a file that another person has checked out';

export const recipes: Recipes = {
  // An unknown folder is not found.
  // A link needs its type and its id.
  listDocuments: { fixed: ['folderId', 'linkedType', 'linkedId'] },
  listFolders: {},
  createFolder: {
    call: create,
    fixed: ['name', 'parentId'],
    failures: {
      NAME_TAKEN: takenBy('createFolder', create),
      LIMIT_REACHED: 'a run adds few folders',
    },
  },
  createDocumentCopy: {
    fixed: ['parentId'],
    failures: { LIMIT_REACHED: 'a run adds few folders' },
  },
  createDocumentFromUpload: {
    ...upload,
    fixed: ['uploadId', 'parentId', 'name'],
    failures: {
      ...upload.failures,
      CHECKED_OUT,
      NAME_TAKEN: upload.call ? takenBy('createFolder', upload.call) : 'always has a call',
    },
  },
  downloadDocuments: {
    call: async (world) => {
      const { documentId = '', ...path } = await world.path(world.run.api.find('getDocument'));
      return { path, json: { documentIds: [documentId] } };
    },
    fixed: ['documentIds'],
    failures: {
      NOT_FOUND: {
        'a document that does not exist': async (world) => ({
          path: { projectId: world.projectId },
          json: { documentIds: ['conformance-unknown'] },
        }),
      },
    },
  },
  getDocument: {},
  updateDocument: {
    call: rename,
    fixed: ['name', 'parentId', 'clear', 'currentNumber'],
    failures: { CHECKED_OUT, NAME_TAKEN: takenBy('createFolder', rename) },
  },
  deleteDocument: { failures: { CHECKED_OUT } },
  getDocumentAccess: { call: async (world) => ({ path: await folderOf(world) }) },
  updateDocumentAccess: {
    call: async (world) => ({
      path: await folderOf(world),
      json: { version: 1, isPrivate: true, entries: [] },
    }),
    fixed: ['entries'],
  },
  updateDocumentLock: {
    call: async (world) => ({ path: await fileOf(world), json: { checkedOut: true } }),
    failures: { CHECKED_OUT },
  },
  updateDocumentMark: {},
  updateDocumentLink: {
    call: async (world, operation) => {
      const { rfiId = '' } = await world.path(world.run.api.find('getRfi'));
      return world.plain(operation, { add: { record: { type: 'rfi', id: rfiId }, linked: true } });
    },
    fixed: ['record', 'linked'],
    failures: {
      FORBIDDEN: 'whoever may change the linked record may link it, too',
      LIMIT_REACHED: 'a run links few records',
    },
  },
  downloadDocument: {
    call: async (world) => ({ path: await fileOf(world) }),
    fixed: ['versionNumber'],
  },
  listDocumentDownloads: {},
  restoreDocument: {
    call: inBin,
    fixed: ['version'],
    failures: {
      NAME_TAKEN: takenMeanwhile,
      WRONG_STATE: (world, operation) => world.plain(operation, { fresh: true }),
    },
  },
};
