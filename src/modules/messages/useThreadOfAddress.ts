import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listMessageThreadsOptions } from '@/api/generated/messages.gen';
import { useAddressParams } from '@/shared/routing/search';
import { isDiscussed, linkIn } from './links';
import { useCreateThread } from './mutations';

/** Opens the thread that the address describes: the first unread one, that with a person, or that about a record. */
export function useThreadOfAddress(projectId: string, userId: string): void {
  const [query, change] = useAddressParams();
  const threadId = query.get('thread');
  const wantsUnread = !threadId && query.get('open') === 'unread';
  const unread = useQuery({
    ...listMessageThreadsOptions({ path: { projectId }, query: { show: 'unread', limit: 1 } }),
    enabled: wantsUnread,
  });
  const firstUnread = unread.data?.data[0]?.id;

  const { mutate: start } = useCreateThread(projectId, 'toast');
  const to = query.get('to');
  const record = query.get('record');
  useEffect(() => {
    if (!wantsUnread || firstUnread === undefined) return;
    change((params) => {
      params.delete('open');
      params.set('thread', firstUnread);
      return params;
    });
  }, [wantsUnread, firstUnread, change]);
  // A contact card leads to the thread with its person, which the host makes if there is none; a record to its discussion.
  useEffect(() => {
    const discussed = linkIn(record);
    if (!to && !record) return;
    change((params) => {
      params.delete('to');
      params.delete('record');
      return params;
    });
    if (to === userId || (record && !isDiscussed(discussed))) return;
    start(
      isDiscussed(discussed)
        ? { kind: 'item', record: discussed }
        : { kind: 'direct', memberIds: [to ?? ''] },
      {
        onSuccess: ({ data }) =>
          change((params) => {
            params.set('thread', data.id);
            return params;
          }),
      },
    );
  }, [to, record, userId, change, start]);
}
