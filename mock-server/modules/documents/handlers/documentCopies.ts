import type { GuardedHandlers } from '../../../core/access.ts';
import { zipOf } from '../../../core/files/zip.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import {
  below,
  freeName,
  levelsOf,
  MAX_FOLDERS,
  MAX_LEVELS,
  namesake,
  presentIn,
  trailOf,
} from '../../../core/sharing/folders.ts';
import type { StoredDocument } from '../../../core/state/documents.ts';
import { nowOf } from '../../../core/state/made.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created } from '../../../engine/success.ts';
import { access } from '../access.ts';
import { documentActions, mayLeave } from '../actions.ts';
import { noteDownloads } from '../downloads.ts';
import { packed } from '../packed.ts';
import { firstPreview, previewLater } from '../preview.ts';
import { accessTo, reaches } from '../rights.ts';
import { newDocument, saved, stays, toAdd, tooDeep } from '../write.ts';

/** How many folders and files are copied at once. */
const MAX_COPIES = 2000;

/** A copy has the access list, and of the versions the current one, as its first. It shares the file, which stays while one of them needs it. */
function copyOf(
  call: LogCall,
  document: StoredDocument,
  to: { parentId: string | null; name: string },
) {
  const { projectId, kind, description, tags, versions, currentNumber } = document;
  const { isPrivate, entries } = document;
  const current = versions.find(({ number }) => number === currentNumber);
  const copy = newDocument(call, { projectId, kind, ...to });
  const version = current && {
    ...current,
    number: 1,
    // A picture belongs to one version.
    preview: firstPreview(current.mime),
    createdAt: nowOf(call),
    createdById: call.user().id,
  };
  return {
    ...copy,
    description,
    tags,
    isPrivate,
    entries,
    versions: version ? [version] : [],
    currentNumber: version ? 1 : null,
  } satisfies StoredDocument;
}

export const handlers = {
  createDocumentCopy(call) {
    const { state } = call.tenant;
    const { member } = call;
    const { projectId } = call.params;
    const { document } = call.records;
    const allowed = toAdd(call, call.body.parentId);
    if ('refused' in allowed) return allowed;
    const { parent } = allowed;
    if (!mayLeave(state, member, document, parent)) return stays();
    const trail = parent ? [...trailOf(state, parent.parentId), parent] : [];
    if (trail.some(({ id }) => id === document.id)) {
      return invalid('/parentId', 'cycle', 'must not be the folder itself, or a folder in it');
    }
    if (trail.length + levelsOf(state, document) > MAX_LEVELS) return tooDeep();
    // A folder that somebody may not download stays out, with all that is in it.
    const isOpen = (each: StoredDocument) =>
      reaches(accessTo(state, member.membership, each).level, 'download');
    const open = new Set([document.id]);
    const inside = below(state, document.id).filter((each) => {
      const isCopied = open.has(each.parentId ?? '') && isOpen(each);
      if (isCopied) open.add(each.id);
      return isCopied;
    });
    const folders = (all: StoredDocument[]) => all.filter(({ kind }) => kind === 'folder').length;
    const isFull =
      folders(presentIn(state, projectId)) + folders([document, ...inside]) > MAX_FOLDERS;
    if (inside.length >= MAX_COPIES || (isFull && folders([document, ...inside]) > 0)) {
      return refuse('LIMIT_REACHED');
    }
    const place = { projectId, parentId: parent?.id ?? null };
    const isTaken = namesake(state, place, document.name) !== undefined;
    const name = isTaken ? freeName(state, place, document.name) : document.name;
    const copy = copyOf(call, document, { parentId: place.parentId, name });
    const ids = new Map([[document.id, copy.id]]);
    // A folder comes before what is in it.
    for (const each of inside) {
      const parentId = ids.get(each.parentId ?? '') ?? null;
      const made = copyOf(call, each, { parentId, name: each.name });
      ids.set(each.id, made.id);
      state.documents[made.id] = made;
    }
    const data = saved(call, member, copy);
    for (const id of ids.values()) {
      const made = state.documents[id];
      for (const version of made?.versions ?? [])
        if (made) previewLater(call.tenant, made, version);
    }
    return created(data);
  },

  async downloadDocuments(call) {
    const { tenant, member, body } = call;
    const { state } = tenant;
    const chosen: StoredDocument[] = [];
    let mayDownload = (_: StoredDocument): boolean => false;
    for (const id of body.documentIds) {
      const document = access.documentId.find(call, id);
      if (!document) return refuse('NOT_FOUND');
      if (!documentActions(state, member, document).includes('download'))
        return refuse('FORBIDDEN');
      mayDownload = (file) => documentActions(state, member, file).includes('download');
      chosen.push(document);
    }
    const files = packed(state, chosen, mayDownload);
    const zip = await zipOf(tenant, files);
    noteDownloads(
      tenant,
      call.now,
      { byId: call.user().id },
      files.map(({ of }) => of),
    );
    const stamp = new Date(call.now).toISOString().replace(/[-:]|\.\d+/g, '');
    return {
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="documents-${stamp}.zip"`,
      },
      body: zip,
    };
  },
} satisfies GuardedHandlers<typeof access>;
