import { documentGrants } from '../../documents/actions.ts';
import { isDeleted } from '../../documents/tree.ts';
import { seen } from '../../documents/write.ts';
import type { OperationId } from '../../engine/types.ts';
import type { Access, MemberCall } from '../../server/access.ts';
import type { StoredDocument } from '../../state/documents.ts';

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
