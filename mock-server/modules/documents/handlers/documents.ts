import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import { closedProject } from '../../../core/members/members.ts';
import {
  inBin,
  levelsOf,
  MAX_FOLDERS,
  MAX_LEVELS,
  namesake,
  presentIn,
  trailOf,
} from '../../../core/sharing/folders.ts';
import type { StoredDocument } from '../../../core/state/documents.ts';
import { nowOf } from '../../../core/state/made.ts';
import { typedNameOf } from '../../../engine/body/fileName.ts';
import { invalid, refuse, staleVersion } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { actionsIn, documentActions, mayLeave } from '../actions.ts';
import { passes } from '../filters.ts';
import { hitIn } from '../hits.ts';
import { candidatesOf, facetsOf, keyOf } from '../list.ts';
import { seesDocument } from '../rights.ts';
import { accessKind, detailOf, toContract, trailShown } from '../view.ts';
import {
  emptyBin,
  folderOf,
  lockedFor,
  newDocument,
  saved,
  seen,
  stays,
  taken,
  toAdd,
  tooDeep,
} from '../write.ts';

export const handlers = {
  listDocuments(call) {
    const { params, query, tenant } = call;
    const { state } = tenant;
    const { folderId, q, show = 'folder', deleted } = query;
    const { member } = call;
    if ((query.linkedId === undefined) !== (query.linkedType === undefined)) {
      return invalid('/linkedId', 'conflict', 'must come with linkedType');
    }
    emptyBin(tenant, call.now);
    const folder = folderOf(call, member, folderId);
    if (folder === undefined) return refuse('NOT_FOUND');
    const isSeen = (document: StoredDocument) => seesDocument(state, member.membership, document);
    const isPassed = passes(query);
    const finds = searchesFor(q);
    const candidates = candidatesOf(call, member, { folder, query })
      .filter(isPassed)
      .filter(isSeen);
    const hits = new Map(
      q === undefined
        ? []
        : candidates.map((document) => [document.id, hitIn(document, q)] as const),
    );
    const rows = candidates.filter(
      ({ id, name, description, tags }) => finds(name, description, ...tags) || hits.get(id),
    );
    const isByTime = deleted || show === 'recent' || show === 'followed';
    const { sort = isByTime ? '-updatedAt' : 'folders' } = query;
    const isPlace = !deleted && show === 'folder';
    return pageReply(
      rows,
      orderOf(sort, keyOf),
      query,
      (document) => toContract(call, member, document, hits.get(document.id)),
      {
        total: rows.length,
        trail: isPlace ? trailShown(call, folder?.id ?? null) : [],
        ...facetsOf(call, presentIn(state, params.projectId).filter(isSeen)),
        permittedActions: isPlace ? actionsIn(state, member, folder) : [],
      },
    );
  },

  listFolders(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { member } = call;
    const data = presentIn(state, projectId)
      .filter(
        (folder) => folder.kind === 'folder' && seesDocument(state, member.membership, folder),
      )
      .map((folder) => ({
        ...{
          id: folder.id,
          name: folder.name,
          parentId: folder.parentId,
          access: accessKind(folder),
        },
        permittedActions: documentActions(state, member, folder),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const permittedActions = actionsIn(state, member, null);
    return ok(data, { permittedActions });
  },

  createFolder(call) {
    const { projectId } = call.params;
    const allowed = toAdd(call, call.body.parentId);
    if ('refused' in allowed) return allowed;
    const { state } = call.tenant;
    const { parent } = allowed;
    const name = typedNameOf(call.body.name);
    const parentId = parent?.id ?? null;
    if (trailOf(state, parentId).length >= MAX_LEVELS) return tooDeep();
    if (namesake(state, { projectId, parentId }, name)) return taken();
    const folders = presentIn(state, projectId).filter(({ kind }) => kind === 'folder');
    if (folders.length >= MAX_FOLDERS) return refuse('LIMIT_REACHED');
    const folder = newDocument(call, { projectId, kind: 'folder', name, parentId });
    const { isPrivate = false } = call.body;
    const ownEntry = { kind: 'person', id: folder.createdById, level: 'manage' } as const;
    const made = { ...folder, isPrivate, entries: isPrivate ? [ownEntry] : [] };
    return created(saved(call, call.member, made));
  },

  getDocument: (call) => ok(detailOf(call, call.member, call.records.document)),

  updateDocument(call) {
    const { state } = call.tenant;
    const { member } = call;
    const { document } = call.records;
    const locked = lockedFor(call, document, 'update');
    if (locked) return locked;
    const { version, parentId, clear = [], currentNumber, ...facts } = call.body;
    if (parentId !== undefined && clear.length > 0) {
      return invalid('/clear/0', 'conflict', 'must not name a property that has a new value');
    }
    const isMoved = parentId !== undefined || clear.length > 0;
    const target = isMoved ? toAdd(call, parentId) : { parent: null };
    if ('refused' in target) return target;
    const { parent } = target;
    if (isMoved) {
      if (!mayLeave(state, member, document, parent)) return stays();
      const trail = parent ? [...trailOf(state, parent.parentId), parent] : [];
      if (trail.some(({ id }) => id === document.id)) {
        return invalid('/parentId', 'cycle', 'must not be the folder itself, or a folder in it');
      }
      if (trail.length + levelsOf(state, document) > MAX_LEVELS) return tooDeep();
    }
    if (
      currentNumber !== undefined &&
      !document.versions.some(({ number }) => number === currentNumber)
    ) {
      return invalid('/currentNumber', 'reference', 'must be a version of the file');
    }
    const name = facts.name === undefined ? document.name : typedNameOf(facts.name);
    const place = {
      projectId: document.projectId,
      parentId: isMoved ? (parent?.id ?? null) : document.parentId,
    };
    if (namesake(state, place, name, document.id)) return taken();
    const changed: StoredDocument = {
      ...document,
      ...facts,
      ...place,
      name,
      currentNumber: currentNumber ?? document.currentNumber,
      updatedAt: nowOf(call),
      version: version + 1,
    };
    return ok(saved(call, member, changed));
  },

  deleteDocument(call) {
    const { member } = call;
    const { document } = call.records;
    const locked = lockedFor(call, document, 'delete');
    if (locked) return locked;
    const now = nowOf(call);
    saved(call, member, {
      ...document,
      lock: null,
      deletedAt: now,
      updatedAt: now,
      version: document.version + 1,
    });
    return DONE;
  },

  restoreDocument(call) {
    const { member } = call;
    const { state } = call.tenant;
    const document = seen(call, member, call.params.documentId);
    if (!document) return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    if (!documentActions(state, member, document, false).includes('delete'))
      return refuse('FORBIDDEN');
    if (!inBin(state, document.projectId).includes(document)) return refuse('WRONG_STATE');
    const { version } = call.body;
    if (version !== document.version) return staleVersion(document);
    if (namesake(state, document, document.name, document.id)) return taken();
    const now = nowOf(call);
    const restored = {
      ...document,
      deletedAt: null,
      updatedAt: now,
      version: version + 1,
    };
    return ok(saved(call, member, restored));
  },
} satisfies GuardedHandlers<typeof access>;
