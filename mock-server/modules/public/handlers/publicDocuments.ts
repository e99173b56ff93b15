import { zipOf } from '../../../core/files/zip.ts';
import { plain } from '../../../core/lists/search.ts';
import { childrenOf, isDeleted, isHidden, trailOf } from '../../../core/sharing/folders.ts';
import { visitedLink } from '../../../core/sharing/linkStates.ts';
import {
  bareFile,
  leadsTo,
  nameToSave,
  type PublicViewOf,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import type { StoredDocument } from '../../../core/state/documents.ts';
import { lookUp } from '../../../core/state/model.ts';
import type { ShareLink } from '../../../core/state/sharing.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { currentOf, noteDownloads } from '../../documents/downloads.ts';
import { isShown, noteView } from '../../documents/opened.ts';
import { packed } from '../../documents/packed.ts';
import { visitorDownload } from '../visitorDownload.ts';

type Schemas = components['schemas'];

export const publicDocument: PublicViewOf = ({ tenant: { state } }, id) => {
  const document = lookUp(state.documents, id);
  if (!document || isDeleted(state, document)) return null;
  const { name: title, description, updatedAt: recordedAt } = document;
  return { title, description, thumbnailUrl: null, recordedAt };
};

/**
 * Returns the shared folder or file that something is in, and the folders between; null if the link does not lead
 * there.
 */
function sharedIn({ state }: Tenant, link: ShareLink, id: string) {
  const document = lookUp(state.documents, id);
  if (!document || document.projectId !== link.projectId || isDeleted(state, document)) return null;
  const path = [...trailOf(state, document.parentId), document];
  const from = path.findIndex((each) => leadsTo(link, { type: 'document', id: each.id }));
  // Whoever shares a folder does not share what is private in it.
  if (from < 0 || isHidden(state, document)) return null;
  return { one: document, trail: path.slice(from, -1) };
}

function visited(call: VisitCall, id: string) {
  const link = visitedLink(call);
  const found = link && sharedIn(call.tenant, link, id);
  return found ? { link, ...found } : null;
}

export const visitDocumentFile: VisitFileOf = ({ tenant, link, now }, id, part) => {
  const found = part === 'file' ? sharedIn(tenant, link, id) : null;
  const version = found && currentOf(found.one);
  if (!version) return null;
  const { one } = found;
  const isOpen = link.allowDownload || noteView(tenant, now, { link }, one, version.fileId);
  return (isOpen && lookUp(tenant.state.files, version.fileId)) || null;
};

const shownIn = ({ state }: Tenant, folder: StoredDocument): StoredDocument[] =>
  childrenOf(state, folder.id).filter(({ isPrivate }) => !isPrivate);

function itemOf(tenant: Tenant, document: StoredDocument): Schemas['PublicDocumentItem'] {
  const { id, kind, name, updatedAt } = document;
  const current = currentOf(document);
  return {
    ...{ id, kind, name, updatedAt },
    mime: current?.mime ?? null,
    sizeBytes: current?.sizeBytes ?? 0,
    itemCount: kind === 'folder' ? shownIn(tenant, document).length : 0,
  };
}

/** How many folders and files a shared folder shows. */
const MAX_ITEMS = 2000;

const order = ({ kind, name }: StoredDocument) => `${kind === 'folder' ? 0 : 1}${plain(name)}`;

export const handlers = {
  getPublicDocument(call) {
    const found = visited(call, call.params.documentId);
    if (!found) return refuse('NOT_FOUND');
    const { one, trail, link } = found;
    const isOpen = link.allowDownload || isShown(currentOf(one)?.mime ?? '');
    const items = one.kind === 'folder' ? shownIn(call.tenant, one) : [];
    const data: Schemas['PublicDocument'] = {
      ...itemOf(call.tenant, one),
      description: one.description,
      trail: trail.map(({ id, name }) => ({ id, name })),
      url: one.kind === 'file' && isOpen ? visitFileUrl(call, 'document', one.id, 'file') : null,
      items: items
        .sort((a, b) => order(a).localeCompare(order(b), 'en'))
        .slice(0, MAX_ITEMS)
        .map((each) => itemOf(call.tenant, each)),
    };
    return ok(data);
  },

  async downloadPublicDocument(call) {
    const { tenant, now } = call;
    const found = visited(call, call.params.documentId);
    if (!found) return refuse('NOT_FOUND');
    const { one, link } = found;
    const version = currentOf(one);
    if (version) {
      const file = lookUp(tenant.state.files, version.fileId);
      const answer = await visitorDownload(tenant, link, file, one.name);
      if (!('refused' in answer)) noteDownloads(tenant, now, { link }, [[one, version]]);
      return answer;
    }
    if (!link.allowDownload) return refuse('FORBIDDEN');
    const files = packed(tenant.state, [one], ({ id }) => sharedIn(tenant, link, id) !== null);
    const zip = await zipOf(tenant, files, bareFile);
    noteDownloads(
      tenant,
      now,
      { link },
      files.map(({ of }) => of),
    );
    const name = encodeURIComponent(nameToSave(one.name, '.zip'));
    return {
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'cache-control': 'no-store',
      },
      body: zip,
    };
  },
} satisfies Handlers;
