import {
  type ConsistencyRule,
  disorder,
  type Faults,
  keyFaults,
  repeated,
  unknown,
} from '../../core/consistency.ts';
import { trailOf } from '../../core/sharing/folders.ts';
import type { TenantState } from '../../core/state/model.ts';

/** Folders and files are in folders of their project, and a file has a current version. */
function* documentFaults(state: TenantState): Faults {
  const { documents, users } = state;
  yield* keyFaults('document', documents);
  for (const document of Object.values(documents)) {
    const { id, projectId, parentId, kind, versions, currentNumber } = document;
    const parent = parentId === null ? null : documents[parentId];
    if (
      parent === undefined ||
      (parent && (parent.kind !== 'folder' || parent.projectId !== projectId))
    ) {
      yield `document ${id} is in ${parentId}, which is no folder of its project`;
    }
    if (trailOf(state, parentId).some((folder) => folder.id === id))
      yield `document ${id} is in itself`;
    const isFile = versions.some(({ number }) => number === currentNumber);
    if (isFile !== (kind === 'file')) yield `document ${id} has the wrong versions for a ${kind}`;
    yield* disorder(`document ${id}`, [
      ['createdAt', document.createdAt],
      ...versions.map(
        (version) => [`version ${version.number}`, version.createdAt] as [string, string],
      ),
      ['updatedAt', document.updatedAt],
    ]);
    if (kind === 'file' && (document.isPrivate || document.entries.length > 0))
      yield `document ${id} is a file with an access list`;
    if (kind === 'folder' && document.lock) yield `document ${id} is a folder that is checked out`;
    yield* repeated(
      `the access list of document ${id}`,
      document.entries,
      (entry) => `${entry.kind} ${entry.id}`,
    );
    yield* repeated(`document ${id}`, document.links, (link) => `${link.type} ${link.id}`);
    yield* unknown('a document', users, [
      document.lock?.byId,
      ...document.favoriteOfIds,
      ...document.followedByIds,
    ]);
    yield* unknown('a document', users, [
      document.createdById,
      ...versions.map((v) => v.createdById),
    ]);
  }
}

/** The download log of each project is in order, and names its files. */
function* downloadFaults({ documentDownloads, projects, users }: TenantState): Faults {
  for (const { id, projectId, byId, linkLabel } of documentDownloads) {
    if ((byId === null) === (linkLabel === null)) yield `download ${id} is of nobody, or of two`;
    yield* unknown(`download ${id}`, projects, [projectId]);
    yield* unknown(`download ${id}`, users, [byId]);
  }
  yield* disorder(
    'the downloads',
    documentDownloads.map(({ id, at }) => [id, at]),
  );
}

export const rules: readonly ConsistencyRule[] = [documentFaults, downloadFaults];
