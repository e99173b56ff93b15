import { type QueryClient, useQueries } from '@tanstack/react-query';
import { getMessageThreadOptions, listMessagesOptions } from '@/api/generated/messages.gen';
import type { Message, MessageThread } from '@/api/generated/types.gen';
import type { ThreadAt } from './mutations';
import { firstOf, PAGE, pagesFor } from './positions';

/** Returns the messages of a range of positions, page by page. */
export function useMessages(address: ThreadAt, from: number, to: number) {
  const firsts = pagesFor(from, to);
  const pages = useQueries({
    queries: firsts.map((first) => ({
      ...listMessagesOptions({ path: address, query: { from: first, limit: PAGE } }),
    })),
  });
  const failed = pages.find(({ error, data }) => error && !data);
  return {
    /** Undefined while its page is not read. */
    at: (position: number): Message | undefined => {
      const first = firstOf(position);
      const page = pages[firsts.indexOf(first)];
      return page?.data?.data[position - first];
    },
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

/** Reads a thread and the messages at which it opens, before somebody opens it. */
export function preloadThread(client: QueryClient, projectId: string, thread: MessageThread): void {
  const { id: threadId, unreadCount, readUpTo, messageCount } = thread;
  const path = { projectId, threadId };
  void client.prefetchQuery(getMessageThreadOptions({ path }));
  if (messageCount === 0) return;
  const from = firstOf(unreadCount > 0 ? readUpTo + 1 : messageCount);
  void client.prefetchQuery(listMessagesOptions({ path, query: { from, limit: PAGE } }));
}
