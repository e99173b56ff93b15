import { memberOf } from '../../core/members/members.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { StoredDocument } from '../../core/state/documents.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { type By, noteDownloads } from './downloads.ts';
import { accessTo, reaches } from './rights.ts';

/** Formats that are shown from the file itself. Of the others, a preview needs no more than the thumbnail. */
const SHOWN =
  /^(?:image\/(?:jpeg|png|webp)|video\/(?:mp4|webm|quicktime)|application\/pdf|text\/.+)$/;

export const isShown = (mime: string): boolean => SHOWN.test(mime);

/** How long what somebody reads of a file again and again is one view, in milliseconds. */
const ONE_VIEW_MS = 30 * 60 * 1000;

/** Tells whether a member may save a file, whatever its state is. */
export const savesDocument = (
  state: Pick<TenantState, 'documents'>,
  { membership }: Pick<Member, 'membership'>,
  document: StoredDocument,
): boolean => reaches(accessTo(state, membership, document).level, 'download');

/**
 * Notes that somebody who may not save a file has got it for its preview.
 * @returns false if its format needs no such file
 */
export function noteView(
  tenant: Tenant,
  now: number,
  by: By,
  document: StoredDocument,
  fileId: string,
): boolean {
  const version = document.versions.find((each) => each.fileId === fileId);
  // A picture of the first page.
  if (!version) return true;
  if (!isShown(version.mime)) return false;
  const isKnown = tenant.state.documentDownloads.some(
    ({ viewed, at, documentId, versionNumber, byId, linkLabel }) =>
      viewed &&
      documentId === document.id &&
      versionNumber === version.number &&
      ('link' in by ? linkLabel === by.link.label : byId === by.byId) &&
      now - Date.parse(at) < ONE_VIEW_MS,
  );
  if (!isKnown) {
    noteDownloads(tenant, now, by, [[document, version]], true);
    tenant.changed();
  }
  return true;
}

/** Tells whether a member who sees a document gets one of its files without a call that saves it. */
export function opensFile(call: LogCall, documentId: string, fileId: string): boolean {
  const { tenant, now } = call;
  const document = lookUp(tenant.state.documents, documentId);
  const member = document && memberOf(call, document.projectId);
  if (!member) return false;
  if (savesDocument(tenant.state, member, document)) return true;
  const { id, viewing } = call.user();
  return noteView(tenant, now, { byId: viewing?.byId ?? id }, document, fileId);
}
