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
  return on ? [...ids, id] : ids.filter((one) => one !== id);
};

export const handlers = {
  getDocumentAccess: (call) => ok(accessView(call, call.records.document)),

  updateDocumentAccess(call) {
    const { document: one } = call.records;
    if (one.kind === 'file') return refuse('NOT_FOUND');
    const { version, isPrivate, entries } = call.body;
    const known = entriesOf(call, one.projectId, entries);
    if (isRefusal(known)) return known;
    const changed = { ...one, isPrivate, entries: known, version: version + 1 };
    call.tenant.state.documents[one.id] = changed;
    return ok(accessView(call, changed));
  },

  updateDocumentLock(call) {
    const { checkedOut: isOut } = call.body;
    const { member } = call;
    const { document: one } = call.records;
    if (one.kind === 'folder') return refuse('NOT_FOUND');
    const { userId } = member.membership;
    const isOthers = one.lock !== null && one.lock.byId !== userId;
    const { state } = call.tenant;
    const actions = documentActions(state, member, one, false);
    if (isOthers && isOut) return checkedOut(call, one);
    if (isOthers && !actions.includes('manage')) return refuse('FORBIDDEN');
    const lock = isOut ? (one.lock ?? { byId: userId, at: nowOf(call) }) : null;
    if (lock === one.lock) return ok(saved(call, member, one));
    return ok(saved(call, member, { ...one, lock, version: one.version + 1 }));
  },

  updateDocumentMark(call) {
    const { member } = call;
    const { document: one } = call.records;
    const { id } = call.user();
    const { favorite, followed } = call.body;
    const favoriteOfIds = marked(one.favoriteOfIds, id, favorite);
    const followedByIds = marked(one.followedByIds, id, followed);
    return ok(saved(call, member, { ...one, favoriteOfIds, followedByIds }));
  },

  updateDocumentLink(call) {
    const { member, tenant } = call;
    const one = access.documentId.find(call, call.params.documentId);
    if (!one) return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    const actions = documentActions(tenant.state, member, one);
    const { record, linked } = call.body;
    const viewer = viewerOf(call, one.projectId);
    const known = viewer && linkedRecord(call, viewer, record);
    if (!known) return refuse('NOT_FOUND');
    if (!actions.includes('update') && !known.mayLink) return refuse('FORBIDDEN');
    const others = one.links.filter(({ type, id }) => type !== record.type || id !== record.id);
    if (linked && others.length >= MAX_LINKS) return refuse('LIMIT_REACHED');
    const isSame = linked === others.length < one.links.length;
    const { type, id } = record;
    const links = linked ? [...others, { type, id }] : others;
    return ok(saved(call, member, isSame ? one : { ...one, links }));
  },

  async downloadDocument(call) {
    const { tenant } = call;
    const { document: one } = call.records;
    const { versionNumber } = call.query;
    const version =
      versionNumber === undefined
        ? currentOf(one)
        : one.versions.find(({ number }) => number === versionNumber);
    if (!version) return refuse('NOT_FOUND');
    const file = lookUp(tenant.state.files, version.fileId);
    const bytes = file && (await openStoredFile(tenant, file));
    if (!bytes) return refuse('NOT_FOUND');
    noteDownloads(tenant, call.now, { byId: call.user().id }, [[one, version]]);
    return attachment(one.name, bytes.part(0, bytes.size));
  },

  listDocumentDownloads(call) {
    const { params, tenant, member } = call;
    const one = seen(call, member, params.documentId);
    if (!one) return refuse('NOT_FOUND');
    if (!documentGrants(tenant.state, member, { ...one, deletedAt: null }).includes('manage'))
      return refuse('FORBIDDEN');
    const ids = new Set([one, ...below(tenant.state, one.id)].map(({ id }: StoredDocument) => id));
    const own = tenant.state.documentDownloads.filter(({ documentId }) => ids.has(documentId));
    return pageReply(
      own,
      orderOf('-at', ({ at }: StoredDownload) => at),
      call.query,
      ({ byId, projectId: _, ...fields }) => ({
        ...fields,
        by: byId === null ? null : personOf(call, byId),
      }),
    );
  },
} satisfies GuardedHandlers<typeof access>;
