import {
  addPageComment,
  createPageThread,
  deletePageComment,
  updatePageComment,
  updatePageThread,
} from '@/api/generated/pages.gen';
import type {
  AddPageCommentRequest,
  CreatePageThreadRequest,
  UpdatePageCommentRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import type { PageAt } from '../mutations';

const stale = ['listPageThreads', 'getPage', 'listPages'] as const;

export const useCreateThread = (address: PageAt) =>
  useWrite({
    operation: 'createPageThread',
    failure: 'inline',
    write: (body: CreatePageThreadRequest) =>
      createPageThread({ path: address, body, throwOnError: true }),
    stale,
  });

export const useReply = (address: PageAt, threadId: string) =>
  useWrite({
    operation: 'addPageComment',
    failure: 'inline',
    write: (body: AddPageCommentRequest) =>
      addPageComment({ path: { ...address, threadId }, body, throwOnError: true }),
    stale,
  });

export const useResolve = (address: PageAt, threadId: string) =>
  useWrite({
    operation: 'updatePageThread',
    write: (resolved: boolean) =>
      updatePageThread({ path: { ...address, threadId }, body: { resolved }, throwOnError: true }),
    stale,
    successToast: ({ data }) => (data.resolvedAt ? 'Resolved' : 'Opened again'),
  });

type CommentAt = PageAt & { threadId: string; commentId: string };

export const useEditComment = (address: CommentAt) =>
  useWrite({
    operation: 'updatePageComment',
    failure: 'inline',
    write: (body: UpdatePageCommentRequest) =>
      updatePageComment({ path: address, body, throwOnError: true }),
    stale,
  });

export const useDeleteComment = (address: CommentAt) =>
  useWrite({
    operation: 'deletePageComment',
    write: () => deletePageComment({ path: address, throwOnError: true }),
    stale,
  });
