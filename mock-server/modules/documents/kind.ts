import { levelOfRole, seesDocument } from '../../documents/access.ts';
import { partyName } from '../../documents/accessView.ts';
import { type Events, named } from '../../kinds/event.ts';
import { name } from '../../kinds/fields.ts';
import { kind } from '../../kinds/kind.ts';
import { lookUp } from '../../state/model.ts';

export const kinds = [
  kind(({ documents }) => documents, {
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
      access: document.entries.map((entry) => `${partyName({ state }, entry)}: ${entry.level}`),
      links: document.links.length,
    }),
    sees: (document, { state, membership }) => seesDocument(state, membership, document),
    seesGone: ({ membership }) => levelOfRole(membership.role) === 'manage',
    // Who no longer sees it reads the list again, too.
    heard: () => true,
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
