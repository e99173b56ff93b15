import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getProjectQueryKey } from '@/api/generated/projects/getProject.gen';
import { getProjectStatsQueryKey } from '@/api/generated/projects/getProjectStats.gen';
import { addPunchItemAttachment } from '@/api/generated/punch-items/addPunchItemAttachment.gen';
import { addPunchItemCommentMutation } from '@/api/generated/punch-items/addPunchItemComment.gen';
import { bulkUpdatePunchItems } from '@/api/generated/punch-items/bulkUpdatePunchItems.gen';
import { createPunchItemMutation } from '@/api/generated/punch-items/createPunchItem.gen';
import {
  getPunchItemOptions,
  getPunchItemQueryKey,
} from '@/api/generated/punch-items/getPunchItem.gen';
import { removePunchItemAttachmentMutation } from '@/api/generated/punch-items/removePunchItemAttachment.gen';
import { transitionPunchItemMutation } from '@/api/generated/punch-items/transitionPunchItem.gen';
import { updatePunchItemMutation } from '@/api/generated/punch-items/updatePunchItem.gen';
import type {
  AttachmentKind,
  BulkUpdatePunchItemsRequest,
  PunchItem,
  PunchItemRow,
} from '@/api/generated/types.gen';
import { fetchWithUploadProgress, type Progress } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { optionLabel } from '@/shared/log/labels';
import { showInLists } from '@/shared/log/showInLists';

/** What a change of a punch item makes stale: all lists of them, and the counts. */
function listsChanged(client: QueryClient, projectId: string): Promise<unknown> {
  const path = { projectId };
  return Promise.all([
    client.invalidateQueries({ queryKey: [{ _id: 'listPunchItems' }] }),
    client.invalidateQueries({ queryKey: getProjectStatsQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: getProjectQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: [{ _id: 'listProjects' }] }),
  ]);
}

/** The item itself came with the answer: nobody waits for the lists. */
function changed(client: QueryClient, item: PunchItem, isNew = false): void {
  const { projectId, id: punchItemId } = item;
  const queryKey = getPunchItemQueryKey({ path: { projectId, punchItemId } });
  client.setQueryData(queryKey, { success: true, data: item });
  showInLists(client, 'listPunchItems', item, isNew);
  void listsChanged(client, projectId);
}

export function useCreatePunchItem() {
  const client = useQueryClient();
  return useMutation({
    ...createPunchItemMutation(),
    onSuccess: ({ data }) => {
      toast.success(data.number ? `${data.number} created` : 'Draft created');
      changed(client, data, true);
    },
    onError: (error) => toast.error(failureText('createPunchItem', error)),
  });
}

export function useUpdatePunchItem() {
  const client = useQueryClient();
  return useMutation({
    ...updatePunchItemMutation(),
    onSuccess: ({ data }) => {
      toast.success(`${data.number ?? 'Draft'} saved`);
      changed(client, data);
    },
    onError: (error) => toast.error(failureText('updatePunchItem', error)),
  });
}

/** Reads an item anew, such as after a conflict. */
export function useReadPunchItem() {
  const client = useQueryClient();
  return async (path: { projectId: string; punchItemId: string }): Promise<PunchItem> => {
    const { data } = await client.fetchQuery({ ...getPunchItemOptions({ path }), staleTime: 0 });
    return data;
  };
}

export function useTransitionPunchItem() {
  const client = useQueryClient();
  return useMutation({
    ...transitionPunchItemMutation(),
    onSuccess: ({ data }) => {
      toast.success(`${data.number ?? 'Draft'} is now ${optionLabel(data.status).toLowerCase()}`);
      changed(client, data);
    },
    onError: (error, { path }) => {
      toast.error(failureText('transitionPunchItem', error));
      // Whoever was faster has changed what may be done now.
      if (error.code === 'CONFLICT') {
        void client.invalidateQueries({ queryKey: getPunchItemQueryKey({ path }) });
      }
    },
  });
}

export function useAddComment() {
  const client = useQueryClient();
  return useMutation({
    ...addPunchItemCommentMutation(),
    onSuccess: ({ data }) => changed(client, data),
    onError: (error) => toast.error(failureText('addPunchItemComment', error)),
  });
}

/** An upload that tells its progress. */
export function useAttach(path: { projectId: string; punchItemId: string }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const mutation = useMutation({
    mutationFn: async (body: { file: File; kind: AttachmentKind }) => {
      const { data } = await addPunchItemAttachment({
        path,
        body,
        fetch: fetchWithUploadProgress(setProgress),
        throwOnError: true,
      });
      return data;
    },
    onMutate: () => setProgress({ loaded: 0, total: null }),
    onSuccess: ({ data }) => changed(client, data),
    onError: (error) => toast.error(failureText('addPunchItemAttachment', error)),
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}

export function useRemoveAttachment() {
  const client = useQueryClient();
  return useMutation({
    ...removePunchItemAttachmentMutation(),
    onSuccess: ({ data }) => changed(client, data),
    onError: (error) => toast.error(failureText('removePunchItemAttachment', error)),
  });
}

type Bulk = Pick<BulkUpdatePunchItemsRequest, 'action' | 'changes'> & {
  items: readonly PunchItemRow[];
};

/**
 * Changes or deletes many at once and says how many of them could not be.
 *
 * @param onDone Called with the ids of those that remain as they were.
 */
export function useBulkPunchItems(projectId: string, onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ items, ...body }: Bulk) => {
      const states = items.map(({ id, version }) => ({ id, version }));
      const { data } = await bulkUpdatePunchItems({
        path: { projectId },
        body: { ...body, items: states },
        throwOnError: true,
      });
      return data.data;
    },
    onSuccess: ({ succeeded, failed, results }, { action }) => {
      const done = action === 'delete' ? 'deleted' : 'changed';
      if (succeeded > 0) toast.success(`${succeeded} punch item(s) ${done}`);
      if (failed > 0) toast.error(`${failed} punch item(s) could not be ${done}`);
      onDone(results.filter(({ ok }) => !ok).map(({ id }) => id));
      void client.invalidateQueries({ queryKey: [{ _id: 'getPunchItem' }] });
      return listsChanged(client, projectId);
    },
    onError: (error) => toast.error(failureText('bulkUpdatePunchItems', error)),
  });
}
