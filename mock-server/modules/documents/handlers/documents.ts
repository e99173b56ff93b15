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
import { lookUp } from '../../../core/state/model.ts';
import { invalid, refuse, staleVersion } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { actionsIn, documentActions } from '../actions.ts';
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
    const isSeen = (one: StoredDocument) => seesDocument(state, member.membership, one);
    const isPassed = passes(query);
    const finds = searchesFor(q);
    const candidates = candidatesOf(call, member, { folder, query })
      .filter(isPassed)
      .filter(isSeen);
    const hits = new Map(
      q === undefined ? [] : candidates.map((one) => [one.id, hitIn(one, q)] as const),
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
      (one) => toContract(call, member, one, hits.get(one.id)),
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
      .filter((one) => one.kind === 'folder' && seesDocument(state, member.membership, one))
      .map((one) => ({
        ...{ id: one.id, name: one.name, parentId: one.parentId, access: accessKind(one) },
        permittedActions: documentActions(state, member, one),
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
    const name = call.body.name.trim();
    const parentId = parent?.id ?? null;
    if (trailOf(state, parentId).length >= MAX_LEVELS) return tooDeep();
    if (namesake(state, { projectId, parentId }, name)) return taken();
    const folders = presentIn(state, projectId).filter(({ kind }) => kind === 'folder');
    if (folders.length >= MAX_FOLDERS) return refuse('LIMIT_REACHED');
    const folder = newDocument(call, { projectId, kind: 'folder', name, parentId });
    const { isPrivate = false } = call.body;
    const own = { kind: 'person', id: folder.createdById, level: 'manage' } as const;
    const made = { ...folder, isPrivate, entries: isPrivate ? [own] : [] };
    return created(saved(call, call.member, made));
  },

  getDocument: (call) => ok(detailOf(call, call.member, call.records.document)),

  updateDocument(call) {
    const { state } = call.tenant;
    const { member } = call;
    const { document: one } = call.records;
    const locked = lockedFor(call, one, 'update');
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
      const trail = parent ? [...trailOf(state, parent.parentId), parent] : [];
      if (trail.some(({ id }) => id === one.id)) {
        return invalid('/parentId', 'cycle', 'must not be the folder itself, or a folder in it');
      }
      if (trail.length + levelsOf(state, one) > MAX_LEVELS) return tooDeep();
    }
    if (
      currentNumber !== undefined &&
      !one.versions.some(({ number }) => number === currentNumber)
    ) {
      return invalid('/currentNumber', 'reference', 'must be a version of the file');
    }
    const name = facts.name?.trim() ?? one.name;
    const place = {
      projectId: one.projectId,
      parentId: isMoved ? (parent?.id ?? null) : one.parentId,
    };
    if (namesake(state, place, name, one.id)) return taken();
    const changed: StoredDocument = {
      ...one,
      ...facts,
      ...place,
      name,
      currentNumber: currentNumber ?? one.currentNumber,
      updatedAt: nowOf(call),
      version: version + 1,
    };
    return ok(saved(call, member, changed));
  },

  deleteDocument(call) {
    const { member } = call;
    const { document: one } = call.records;
    const locked = lockedFor(call, one, 'delete');
    if (locked) return locked;
    const at = nowOf(call);
    saved(call, member, {
      ...one,
      lock: null,
      deletedAt: at,
      updatedAt: at,
      version: one.version + 1,
    });
    return DONE;
  },

  restoreDocument(call) {
    const { member } = call;
    const { state } = call.tenant;
    const one = seen(call, member, call.params.documentId);
    if (!one) return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    if (!documentActions(state, member, one, false).includes('delete')) return refuse('FORBIDDEN');
    if (!inBin(state, one.projectId).includes(one)) return refuse('WRONG_STATE');
    const { version } = call.body;
    if (version !== one.version) return staleVersion(one);
    const hasFolder = one.parentId === null || lookUp(state.documents, one.parentId) !== undefined;
    const place = { projectId: one.projectId, parentId: hasFolder ? one.parentId : null };
    if (namesake(state, place, one.name, one.id)) return taken();
    const at = nowOf(call);
    const restored = { ...one, ...place, deletedAt: null, updatedAt: at, version: version + 1 };
    return ok(saved(call, member, restored));
  },
} satisfies GuardedHandlers<typeof access>;
