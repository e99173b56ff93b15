import { accessView, entriesOf } from '../documents/accessView.ts';
import { documentActions } from '../documents/actions.ts';
import { currentOf, noteDownloads } from '../documents/downloads.ts';
import { linkedRecord } from '../documents/links.ts';
import { below, isDeleted } from '../documents/tree.ts';
import { checkedOut, nowOf, saved, seen } from '../documents/write.ts';
import { isRefusal, refuse, staleVersion } from '../engine/problem.ts';
import { openStoredFile } from '../files/read.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { closedProject } from '../members/members.ts';
import { personOf } from '../members/people.ts';
import { type LogCall, viewerOf } from '../members/viewer.ts';
import type { Handlers } from '../state/call.ts';
import type { StoredDocument, StoredDownload } from '../state/documents.ts';
import { lookUp } from '../state/model.ts';
import { attachment } from './visits.ts';

type Params = { projectId: string; documentId: string };
type OwnCall = LogCall & { params: Params };

/** How many records a folder or file is linked to at most. */
const MAX_LINKS = 100;

/** Returns what the caller sees and is not in the recycle bin, with their actions, or a refusal. */
function shown(call: OwnCall) {
  const { projectId, documentId } = call.params;
  const found = seen(call, projectId, documentId);
  if ('refused' in found) return found;
  const { state } = call.tenant;
  if (isDeleted(state, found.one)) return refuse('NOT_FOUND');
  return { ...found, actions: documentActions(state, found.member, found.one) };
}

/** Returns a folder or file whose access the caller may see, or a refusal. */
function managed(call: OwnCall) {
  const found = shown(call);
  if ('refused' in found) return found;
  const { state } = call.tenant;
  // A closed project has no actions, but shows who has access.
  const open = {
    ...found.member,
    project: { ...found.member.project, status: 'ongoing' } as const,
  };
  const mayManage = documentActions(state, open, found.one).includes('manage');
  return mayManage ? found : refuse('FORBIDDEN');
}

/** A person's mark on a document. */
const marked = (ids: readonly string[], id: string, on: boolean | undefined): readonly string[] => {
  if (on === undefined || on === ids.includes(id)) return ids;
  return on ? [...ids, id] : ids.filter((one) => one !== id);
};

export const handlers = {
  getDocumentAccess(call) {
    const found = managed(call);
    if ('refused' in found) return found;
    return { status: 200, body: { success: true, data: accessView(call, found.one) } };
  },

  updateDocumentAccess(call) {
    const found = managed(call);
    if ('refused' in found) return found;
    const { one, member } = found;
    if (one.kind === 'file') return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    const { version, isPrivate, entries } = call.body;
    if (version !== one.version) return staleVersion(one);
    const known = entriesOf(call, one.projectId, entries);
    if (isRefusal(known)) return known;
    const changed = { ...one, isPrivate, entries: known, version: version + 1 };
    call.tenant.state.documents[one.id] = changed;
    return { status: 200, body: { success: true, data: accessView(call, changed) } };
  },

  updateDocumentLock(call) {
    const { checkedOut: isOut } = call.body;
    const found = shown(call);
    if ('refused' in found) return found;
    const { one, member } = found;
    if (one.kind === 'folder') return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    const { userId } = member.membership;
    const isOthers = one.lock !== null && one.lock.byId !== userId;
    const { state } = call.tenant;
    const actions = documentActions(state, member, one, false);
    if (!actions.includes('update')) return refuse('FORBIDDEN');
    if (isOthers && isOut) return checkedOut(call, one);
    if (isOthers && !actions.includes('manage')) return refuse('FORBIDDEN');
    const lock = isOut ? (one.lock ?? { byId: userId, at: nowOf(call) }) : null;
    if (lock === one.lock) return { status: 200, body: saved(call, member, one) };
    return {
      status: 200,
      body: saved(call, member, { ...one, lock, version: one.version + 1 }),
    };
  },

  updateDocumentMark(call) {
    const found = shown(call);
    if ('refused' in found) return found;
    const { one, member } = found;
    if (member.project.status === 'closed') return closedProject();
    const { id } = call.user();
    const { favorite, followed } = call.body;
    const favoriteOfIds = marked(one.favoriteOfIds, id, favorite);
    const followedByIds = marked(one.followedByIds, id, followed);
    return { status: 200, body: saved(call, member, { ...one, favoriteOfIds, followedByIds }) };
  },

  updateDocumentLink(call) {
    const found = shown(call);
    if ('refused' in found) return found;
    const { one, member, actions } = found;
    if (member.project.status === 'closed') return closedProject();
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
    return { status: 200, body: saved(call, member, isSame ? one : { ...one, links }) };
  },

  async downloadDocument(call) {
    const { tenant } = call;
    const found = shown(call);
    if ('refused' in found) return found;
    const { one, actions } = found;
    const { versionNumber } = call.query;
    const version =
      versionNumber === undefined
        ? currentOf(one)
        : one.versions.find(({ number }) => number === versionNumber);
    if (!version) return refuse('NOT_FOUND');
    if (!actions.includes('download')) return refuse('FORBIDDEN');
    const file = lookUp(tenant.state.files, version.fileId);
    const bytes = file && (await openStoredFile(tenant, file));
    if (!bytes) return refuse('NOT_FOUND');
    noteDownloads(tenant, call.now, { byId: call.user().id }, [[one, version]]);
    return attachment(one.name, bytes.part(0, bytes.size));
  },

  listDocumentDownloads(call) {
    const { params, tenant } = call;
    const found = seen(call, params.projectId, params.documentId);
    if ('refused' in found) return found;
    const { one, member } = found;
    const open = { ...member, project: { ...member.project, status: 'ongoing' } as const };
    if (!documentActions(tenant.state, open, { ...one, deletedAt: null }).includes('manage'))
      return refuse('FORBIDDEN');
    const ids = new Set([one, ...below(tenant.state, one.id)].map(({ id }: StoredDocument) => id));
    const own = tenant.state.documentDownloads.filter(({ documentId }) => ids.has(documentId));
    const page = sortedPage(
      own,
      orderOf('-at', ({ at }: StoredDownload) => at),
      call.query,
    );
    if ('refused' in page) return page;
    const data = page.items.map(({ byId, projectId: _, ...fields }) => ({
      ...fields,
      by: byId === null ? null : personOf(call, byId),
    }));
    return { status: 200, body: { success: true, data, nextCursor: page.nextCursor } };
  },
} satisfies Handlers;
