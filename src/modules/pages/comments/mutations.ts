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

export const useCreateThread = (at: PageAt) =>
  useWrite({
    operation: 'createPageThread',
    failure: 'inline',
    write: (body: CreatePageThreadRequest) =>
      createPageThread({ path: at, body, throwOnError: true }),
    stale,
  });

export const useReply = (at: PageAt, threadId: string) =>
  useWrite({
    operation: 'addPageComment',
    failure: 'inline',
    write: (body: AddPageCommentRequest) =>
      addPageComment({ path: { ...at, threadId }, body, throwOnError: true }),
    stale,
  });

export const useResolve = (at: PageAt, threadId: string) =>
  useWrite({
    operation: 'updatePageThread',
    write: (resolved: boolean) =>
      updatePageThread({ path: { ...at, threadId }, body: { resolved }, throwOnError: true }),
    stale,
    successToast: ({ data }) => (data.resolvedAt ? 'Resolved' : 'Opened again'),
  });

type CommentAt = PageAt & { threadId: string; commentId: string };

export const useEditComment = (at: CommentAt) =>
  useWrite({
    operation: 'updatePageComment',
    failure: 'inline',
    write: (body: UpdatePageCommentRequest) =>
      updatePageComment({ path: at, body, throwOnError: true }),
    stale,
  });

export const useDeleteComment = (at: CommentAt) =>
  useWrite({
    operation: 'deletePageComment',
    write: () => deletePageComment({ path: at, throwOnError: true }),
    stale,
    successToast: () => 'Comment deleted',
  });
