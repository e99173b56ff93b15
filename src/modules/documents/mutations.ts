import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createDocumentCopy,
  createFolder,
  deleteDocument,
  downloadDocument,
  downloadDocuments,
  getDocumentAccessQueryKey,
  getDocumentQueryKey,
  restoreDocument,
  updateDocument,
  updateDocumentAccess,
  updateDocumentLock,
  updateDocumentMark,
} from '@/api/generated/documents.gen';
import type {
  CreateFolderRequest,
  Document,
  DocumentResult,
  UpdateDocumentAccessRequest,
  UpdateDocumentMarkRequest,
  UpdateDocumentRequest,
} from '@/api/generated/types.gen';
import { useDownload } from '@/shared/feedback/useDownload';
import { invalidate, useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';
import { today } from '@/shared/format/region';

const STALE = ['listDocuments', 'listFolders'] as const;

/** Reads the shown folder and the tree again. */
export function useStaleDocuments() {
  const client = useQueryClient();
  return () => invalidate(client, STALE);
}

type Address = Pick<Document, 'projectId' | 'id'>;
const pathOf = ({ projectId, id }: Address) => ({ projectId, documentId: id });

const show = (client: QueryClient, answer: DocumentResult) =>
  client.setQueryData(getDocumentQueryKey({ path: pathOf(answer.data) }), answer);

export const useCreateFolder = (projectId: string) =>
  useWrite({
    operation: 'createFolder',
    failure: 'inline',
    write: (body: CreateFolderRequest) =>
      createFolder({ path: { projectId }, body, throwOnError: true }),
    stale: STALE,
    successToast: ({ data }) => `${data.name} created`,
  });

/** @param failure where a failure appears: in a form, or as a toast */
export const useUpdateDocument = (address: Address, failure: 'inline' | 'toast' = 'inline') =>
  useWrite({
    operation: 'updateDocument',
    failure,
    write: (body: UpdateDocumentRequest) =>
      updateDocument({ path: pathOf(address), body, throwOnError: true }),
    stale: STALE,
    record: 'getDocument',
    successToast: ({ data }) => `${data.name} updated`,
    show,
  });

interface Placing {
  documents: readonly Document[];
  /** The folder to put them into; null for the top. */
  folder: Pick<Document, 'id' | 'name'> | null;
}

/** Puts folders and files into a folder, one after the other. A second try takes only those that failed. */
function usePlacing(
  operation: 'updateDocument' | 'createDocumentCopy',
  failure: 'inline' | 'toast',
  put: (document: Document, folderId: string | null) => Promise<unknown>,
) {
  const client = useQueryClient();
  const [done] = useState(() => new Set<string>());
  return useWrite({
    operation,
    failure,
    write: async ({ documents, folder }: Placing) => {
      let failed: unknown;
      for (const document of documents) {
        const key = `${document.id} ${document.version} ${folder?.id}`;
        if (done.has(key)) continue;
        try {
          await put(document, folder?.id ?? null);
          done.add(key);
        } catch (error) {
          failed ??= error;
        }
      }
      if (failed !== undefined) {
        void invalidate(client, STALE);
        throw failed;
      }
      return { data: null };
    },
    stale: [...STALE, 'getDocument'],
    successToast: (_, { documents, folder }) => {
      const [only] = documents;
      const what = documents.length === 1 && only ? only.name : count(documents.length, 'item');
      const verb = operation === 'updateDocument' ? 'moved' : 'copied';
      return `${what} ${verb} to ${folder?.name ?? 'All documents'}`;
    },
  });
}

export const useMoveDocuments = (failure: 'inline' | 'toast') =>
  usePlacing('updateDocument', failure, ({ version, ...address }, parentId) =>
    updateDocument({
      path: pathOf(address),
      body: { version, ...(parentId === null ? { clear: ['parentId'] } : { parentId }) },
      throwOnError: true,
    }),
  );

export const useCopyDocuments = () =>
  usePlacing('createDocumentCopy', 'inline', (document, parentId) =>
    createDocumentCopy({
      path: pathOf(document),
      body: parentId === null ? {} : { parentId },
      throwOnError: true,
    }),
  );

export const useRestoreDocument = () =>
  useWrite({
    operation: 'restoreDocument',
    write: ({ version, ...address }: Pick<Document, 'projectId' | 'id' | 'version'>) =>
      restoreDocument({ path: pathOf(address), body: { version }, throwOnError: true }),
    stale: STALE,
    record: 'getDocument',
    successToast: ({ data }) => `${data.name} restored`,
    show,
  });

/** Downloads folders and files as one zip. */
export const useDownloadDocuments = (projectId: string) =>
  useDownload({
    operation: 'downloadDocuments',
    load: (documentIds: string[], options) =>
      downloadDocuments({
        ...options,
        path: { projectId },
        body: { documentIds },
        throwOnError: true,
      }),
    fileName: () => `documents-${today()}.zip`,
  });

/** Downloads one version of a file, or the current one. The host notes who did. */
export const useDownloadDocument = (document: Address & Pick<Document, 'name'>) =>
  useDownload({
    operation: 'downloadDocument',
    load: (versionNumber: number | null, options) =>
      downloadDocument({
        ...options,
        path: pathOf(document),
        ...(versionNumber !== null && { query: { versionNumber } }),
        throwOnError: true,
      }),
    fileName: () => document.name,
  });

/** Marks a folder or file for oneself: as a favorite, or to follow it. */
export const useMarkDocument = () =>
  useWrite({
    operation: 'updateDocumentMark',
    write: ({ at, marks }: { at: Address; marks: UpdateDocumentMarkRequest }) =>
      updateDocumentMark({ path: pathOf(at), body: marks, throwOnError: true }),
    stale: ['listDocuments'],
    record: 'getDocument',
    successToast: ({ data }, { marks }) => {
      // A favorite shows its star.
      if (marks.followed === undefined) return undefined;
      return marks.followed ? `You follow ${data.name}` : `You no longer follow ${data.name}`;
    },
    show,
  });

/** Checks a file out, or in again. */
export const useLockDocument = (address: Address) =>
  useWrite({
    operation: 'updateDocumentLock',
    write: (checkedOut: boolean) =>
      updateDocumentLock({ path: pathOf(address), body: { checkedOut }, throwOnError: true }),
    stale: STALE,
    record: 'getDocument',
    successToast: ({ data }) =>
      data.lock
        ? `${data.name} is checked out: nobody else can change it`
        : `${data.name} is checked in`,
    show,
  });

export const useUpdateAccess = (address: Address) =>
  useWrite({
    operation: 'updateDocumentAccess',
    failure: 'inline',
    write: (body: UpdateDocumentAccessRequest) =>
      updateDocumentAccess({ path: pathOf(address), body, throwOnError: true }),
    stale: [...STALE, 'getDocument'],
    record: 'getDocumentAccess',
    successToast: () => 'Access saved',
    show: (client, answer) =>
      client.setQueryData(getDocumentAccessQueryKey({ path: pathOf(address) }), answer),
  });

/** Moves to the recycle bin. The toast brings it back. */
export function useDeleteDocument() {
  const restore = useRestoreDocument();
  return useWrite({
    operation: 'deleteDocument',
    write: ({ version, ...address }: Document) =>
      deleteDocument({ path: pathOf(address), query: { version }, throwOnError: true }),
    stale: STALE,
    record: 'getDocument',
    successToast: (_, deleted) => ({
      message: `${deleted.name} moved to the recycle bin`,
      action: {
        label: 'Undo',
        run: () => restore.mutate({ ...deleted, version: deleted.version + 1 }),
      },
    }),
  });
}
