import type { QueryClient } from '@tanstack/react-query';
import {
  createMessageThread,
  deleteMessage,
  exportMessageThread,
  getMessageThreadQueryKey,
  listMessagesQueryKey,
  removeMessageThreadMembership,
  updateMessage,
  updateMessagePin,
  updateMessageReaction,
  updateMessageThread,
  updateMessageThreadState,
} from '@/api/generated/messages.gen';
import type {
  CreateMessageThreadRequest,
  Message,
  MessageListResult,
  MessageThreadResult,
  UpdateMessageReactionRequest,
  UpdateMessageRequest,
  UpdateMessageThreadRequest,
  UpdateMessageThreadStateRequest,
} from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';
import { today } from '@/shared/format/region';
import { firstOf, PAGE } from './positions';

/** The place of a thread. */
export interface ThreadAt {
  projectId: string;
  threadId: string;
}

const COUNTS = ['listMessageThreads', 'getProject', 'listProjects'] as const;

/** Puts a message into its page, and into the thread, if they were read. */
export function showMessage(client: QueryClient, address: ThreadAt, message: Message): void {
  const { position } = message;
  const query = { from: firstOf(position), limit: PAGE };
  client.setQueryData<MessageListResult>(listMessagesQueryKey({ path: address, query }), (page) => {
    if (!page) return page;
    const data = [...page.data];
    const index = position - query.from;
    // There are others before it that are not read yet.
    if (index > data.length) return page;
    data[index] = message;
    return { ...page, data };
  });
  client.setQueryData<MessageThreadResult>(getMessageThreadQueryKey({ path: address }), (thread) =>
    thread && position > thread.data.messageCount
      ? { ...thread, data: { ...thread.data, messageCount: position, readUpTo: position } }
      : thread,
  );
}

const showThread = (client: QueryClient, projectId: string, answer: MessageThreadResult) =>
  client.setQueryData(
    getMessageThreadQueryKey({ path: { projectId, threadId: answer.data.id } }),
    answer,
  );

export const useCreateThread = (projectId: string, failure: 'inline' | 'toast' = 'inline') =>
  useWrite({
    operation: 'createMessageThread',
    failure,
    write: (body: CreateMessageThreadRequest) =>
      createMessageThread({ path: { projectId }, body, throwOnError: true }),
    stale: ['listMessageThreads'],
    show: (client, answer) => showThread(client, projectId, answer),
  });

export const useUpdateThread = (address: ThreadAt) =>
  useWrite({
    operation: 'updateMessageThread',
    failure: 'inline',
    write: (body: UpdateMessageThreadRequest) =>
      updateMessageThread({ path: address, body, throwOnError: true }),
    stale: ['listMessageThreads'],
    record: 'getMessageThread',
    successToast: () => 'Conversation changed',
    show: (client, answer) => showThread(client, address.projectId, answer),
  });

export const useThreadState = (address: ThreadAt) =>
  useWrite({
    operation: 'updateMessageThreadState',
    write: (body: UpdateMessageThreadStateRequest) =>
      updateMessageThreadState({ path: address, body, throwOnError: true }),
    stale: COUNTS,
    show: (client, answer) => showThread(client, address.projectId, answer),
  });

/** Saves a conversation as a CSV file. Its members are told. */
export const useExportThread = (projectId: string) =>
  useWrite({
    operation: 'exportMessageThread',
    failure: 'inline',
    write: ({ threadId, reason }: { threadId: string; reason: string }) =>
      exportMessageThread({ path: { projectId, threadId }, body: { reason }, throwOnError: true }),
    stale: ['listExportableThreads', 'listMessageThreads'],
    successToast: () => 'Conversation exported',
    onSuccess: (file) => saveFile(file, `conversation-${today()}.csv`),
  });

export const useLeaveThread = (address: ThreadAt) =>
  useWrite({
    operation: 'removeMessageThreadMembership',
    write: () => removeMessageThreadMembership({ path: address, throwOnError: true }),
    stale: COUNTS,
    successToast: () => 'You left the group',
  });

type MessageAt = ThreadAt & { messageId: string };

export const useUpdateMessage = (address: MessageAt) =>
  useWrite({
    operation: 'updateMessage',
    failure: 'inline',
    write: (body: UpdateMessageRequest) =>
      updateMessage({ path: address, body, throwOnError: true }),
    stale: ['listMessageThreads'],
    show: (client, answer) => showMessage(client, address, answer.data),
  });

export const useDeleteMessage = (address: MessageAt) =>
  useWrite({
    operation: 'deleteMessage',
    write: () => deleteMessage({ path: address, throwOnError: true }),
    stale: ['listMessageThreads'],
    show: (client, answer) => showMessage(client, address, answer.data),
  });

export const useReact = (address: MessageAt) =>
  useWrite({
    operation: 'updateMessageReaction',
    write: (body: UpdateMessageReactionRequest) =>
      updateMessageReaction({ path: address, body, throwOnError: true }),
    stale: [],
    show: (client, answer) => showMessage(client, address, answer.data),
  });

export const usePin = (address: MessageAt) =>
  useWrite({
    operation: 'updateMessagePin',
    write: (pinned: boolean) =>
      updateMessagePin({ path: address, body: { pinned }, throwOnError: true }),
    stale: ['getMessageThread'],
    successToast: ({ data }) => (data.pinned ? 'Message pinned' : 'Message unpinned'),
    show: (client, answer) => showMessage(client, address, answer.data),
  });
