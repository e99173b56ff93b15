import type { Access, MemberCall } from '../../core/access.ts';
import { isDeleted } from '../../core/sharing/folders.ts';
import type { StoredDocument } from '../../core/state/documents.ts';
import type { OperationId } from '../../engine/types.ts';
import { documentGrants } from './actions.ts';
import { seen } from './write.ts';

export const access = {
  documentId: {
    find(call: MemberCall, id) {
      const document = seen(call, call.member, id);
      return document && !isDeleted(call.tenant.state, document) ? document : null;
    },
    may: ({ tenant, member }: MemberCall, document: StoredDocument) => [
      ...documentGrants(tenant.state, member, document),
      // Where a copy goes is in its request.
      'create',
    ],
  },
} satisfies Access;

/** Two of them are also about what is in the recycle bin, and a link may come from the record. */
export const unguarded: readonly OperationId[] = [
  'restoreDocument',
  'listDocumentDownloads',
  'updateDocumentLink',
];
