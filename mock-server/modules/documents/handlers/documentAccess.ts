import type { GuardedHandlers } from '../../../core/access.ts';
import { openStoredFile } from '../../../core/files/read.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { closedProject } from '../../../core/members/members.ts';
import { personOf } from '../../../core/members/people.ts';
import { viewerOf } from '../../../core/members/viewer.ts';
import { below } from '../../../core/sharing/folders.ts';
import { attachment } from '../../../core/sharing/visits.ts';
import type { StoredDocument, StoredDownload } from '../../../core/state/documents.ts';
import { nowOf } from '../../../core/state/made.ts';
import { lookUp } from '../../../core/state/model.ts';
import { isRefusal, refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import { access } from '../access.ts';
import { accessView, entriesOf } from '../accessView.ts';
import { documentActions, documentGrants } from '../actions.ts';
import { currentOf, noteDownloads } from '../downloads.ts';
import { linkedRecord } from '../links.ts';
import { checkedOut, saved, seen } from '../write.ts';

/** How many records a folder or file is linked to at most. */
const MAX_LINKS = 100;

/** A person's mark on a document. */
const marked = (ids: readonly string[], id: string, on: boolean | undefined): readonly string[] => {
  if (on === undefined || on === ids.includes(id)) return ids;
  return on ? [...ids, id] : ids.filter((other) => other !== id);
};

export const handlers = {
  getDocumentAccess: (call) => ok(accessView(call, call.records.document)),

  updateDocumentAccess(call) {
    const { document } = call.records;
    if (document.kind === 'file') return refuse('NOT_FOUND');
    const { version, isPrivate, entries } = call.body;
    const known = entriesOf(call, document.projectId, entries);
    if (isRefusal(known)) return known;
    const changed = { ...document, isPrivate, entries: known, version: version + 1 };
    call.tenant.state.documents[document.id] = changed;
    return ok(accessView(call, changed));
  },

  updateDocumentLock(call) {
    const { checkedOut: isOut } = call.body;
    const { member } = call;
    const { document } = call.records;
    if (document.kind === 'folder') return refuse('NOT_FOUND');
    const { userId } = member.membership;
    const isOthers = document.lock !== null && document.lock.byId !== userId;
    const { state } = call.tenant;
    const actions = documentActions(state, member, document, false);
    if (isOthers && isOut) return checkedOut(call, document);
    if (isOthers && !actions.includes('manage')) return refuse('FORBIDDEN');
    const lock = isOut ? (document.lock ?? { byId: userId, at: nowOf(call) }) : null;
    if (lock === document.lock) return ok(saved(call, member, document));
    return ok(saved(call, member, { ...document, lock, version: document.version + 1 }));
  },

  updateDocumentMark(call) {
    const { member } = call;
    const { document } = call.records;
    const { id } = call.user();
    const { favorite, followed } = call.body;
    const favoriteOfIds = marked(document.favoriteOfIds, id, favorite);
    const followedByIds = marked(document.followedByIds, id, followed);
    return ok(saved(call, member, { ...document, favoriteOfIds, followedByIds }));
  },

  updateDocumentLink(call) {
    const { member, tenant } = call;
    const document = access.documentId.find(call, call.params.documentId);
    if (!document) return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    const actions = documentActions(tenant.state, member, document);
    const { record, linked } = call.body;
    const viewer = viewerOf(call, document.projectId);
    const known = viewer && linkedRecord(call, viewer, record);
    if (!known) return refuse('NOT_FOUND');
    if (!actions.includes('update') && !known.mayLink) return refuse('FORBIDDEN');
    const others = document.links.filter(
      ({ type, id }) => type !== record.type || id !== record.id,
    );
    if (linked && others.length >= MAX_LINKS) return refuse('LIMIT_REACHED');
    const isSame = linked === others.length < document.links.length;
    const { type, id } = record;
    const links = linked ? [...others, { type, id }] : others;
    return ok(saved(call, member, isSame ? document : { ...document, links }));
  },

  async downloadDocument(call) {
    const { tenant } = call;
    const { document } = call.records;
    const { versionNumber } = call.query;
    const version =
      versionNumber === undefined
        ? currentOf(document)
        : document.versions.find(({ number }) => number === versionNumber);
    if (!version) return refuse('NOT_FOUND');
    const file = lookUp(tenant.state.files, version.fileId);
    const bytes = file && (await openStoredFile(tenant, file));
    if (!bytes) return refuse('NOT_FOUND');
    noteDownloads(tenant, call.now, { byId: call.user().id }, [[document, version]]);
    return attachment(document.name, bytes.part(0, bytes.size));
  },

  listDocumentDownloads(call) {
    const { params, tenant, member } = call;
    const document = seen(call, member, params.documentId);
    if (!document) return refuse('NOT_FOUND');
    if (!documentGrants(tenant.state, member, { ...document, deletedAt: null }).includes('manage'))
      return refuse('FORBIDDEN');
    const ids = new Set(
      [document, ...below(tenant.state, document.id)].map(({ id }: StoredDocument) => id),
    );
    const downloads = tenant.state.documentDownloads.filter(({ documentId }) =>
      ids.has(documentId),
    );
    return pageReply(
      downloads,
      orderOf('-at', ({ at }: StoredDownload) => at),
      call.query,
      ({ byId, projectId: _, ...fields }) => ({
        ...fields,
        by: byId === null ? null : personOf(call, byId),
      }),
    );
  },
} satisfies GuardedHandlers<typeof access>;
