import { getDocumentQueryKey, updateDocumentLink } from '@/api/generated/documents.gen';
import type { DocumentLinkType } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

interface Change {
  documentId: string;
  record: { type: string; id: string };
  linked: boolean;
}

/** Links a folder or file of the documents to a record or photo, or ends the link. Both sides show it. */
export const useLinkDocument = (projectId: string, failure: 'inline' | 'toast' = 'toast') =>
  useWrite({
    operation: 'updateDocumentLink',
    failure,
    write: ({ documentId, record: { type, id }, linked }: Change) =>
      updateDocumentLink({
        path: { projectId, documentId },
        // A link of a type that the portal does not know is sent back as it was read.
        body: { record: { type: type as DocumentLinkType, id }, linked },
        throwOnError: true,
      }),
    stale: ['listDocuments'],
    record: 'getDocument',
    successToast: ({ data }, { linked }) => `${data.name} ${linked ? 'linked' : 'unlinked'}`,
    show: (client, answer, { documentId }) =>
      client.setQueryData(getDocumentQueryKey({ path: { projectId, documentId } }), answer),
  });
