import { type Events, named } from '../../core/kinds/event.ts';
import { name } from '../../core/kinds/fields.ts';
import { kind } from '../../core/kinds/kind.ts';
import { assetUpdate, toEverybody } from '../../core/kinds/news.ts';
import type { EntryOf, Telling } from '../../core/kinds/telling.ts';
import { isDeleted, isHidden, trailOf } from '../../core/sharing/folders.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import { partyName } from './accessView.ts';
import { sharesDocument } from './actions.ts';
import { levelOfRole, seesDocument } from './rights.ts';

/** News about a new version. A folder is no asset. Those who follow it, or a folder that it is in, asked to hear of it. */
function newsOfDocument(entry: EntryOf, state: TenantState): Telling[] {
  const document = lookUp(state.documents, entry.record.id);
  const what = document?.kind === 'folder' ? null : assetUpdate(entry, ['version']);
  if (!what) return [];
  const places = document ? [...trailOf(state, document.parentId), document] : [];
  const followers = places.flatMap(({ followedByIds }) =>
    followedByIds.map(
      (userId): Telling => ({ userId, reason: 'following', box: 'for_me', ...what }),
    ),
  );
  // The first reason counts.
  return [...followers, ...toEverybody(state, entry, what)];
}

export const kinds = [
  kind('documents', {
    type: 'document',
    module: 'documents',
    title: (document) => document.name,
    fields: ({ parentId, currentNumber, versions, deletedAt, ...document }, state) => ({
      name: document.name,
      description: document.description,
      tags: document.tags,
      folder: parentId && lookUp(state.documents, parentId)?.name,
      version: currentNumber,
      versions: versions.length,
      inRecycleBin: deletedAt !== null,
      checkedOutBy: document.lock && name(state, document.lock.byId),
      private: document.isPrivate,
      access: document.entries.map(
        (entry) => `${partyName({ state }, document.projectId, entry)}: ${entry.level}`,
      ),
      links: document.links.length,
    }),
    sees: (document, { state, membership }) => seesDocument(state, membership, document),
    seesGone: ({ membership }) => levelOfRole(membership.role) === 'manage',
    news: newsOfDocument,
    page: '/dashboard/documents?document={id}',
    isPersonal: true,
    target: 'document',
    // In the recycle bin, nobody sees it.
    isPublic: (document, state) => (isDeleted(state, document) ? null : !isHidden(state, document)),
    shares: (document, who) => sharesDocument(who.state, who, document),
  }),
];

export const events: Events = {
  downloadDocuments: { action: 'downloaded', module: 'documents' },
  downloadDocument: {
    action: 'downloaded',
    module: 'documents',
    of: ({ params, tenant }) => {
      const document = lookUp(tenant.state.documents, String(params.documentId));
      return document ? named('document', document.id, document.name) : null;
    },
  },
};

export const files = ({ documents }: TenantState) =>
  Object.values(documents).flatMap(({ versions }) =>
    versions.flatMap(({ fileId, preview }) => [fileId, preview.thumbnailFileId]),
  );
