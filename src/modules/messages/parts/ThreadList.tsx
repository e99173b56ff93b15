import { Button, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type Icon,
  IconBellOff,
  IconHash,
  IconMessage2,
  IconMessages,
  IconSearch,
  IconSpeakerphone,
  IconStar,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listMessageThreadsInfiniteOptions } from '@/api/generated/messages.gen';
import type { ListMessageThreadsData, MessageThread, ThreadKind } from '@/api/generated/types.gen';
import { isLogged, recordTypes } from '@/records/common/recordTypes';
import { byCursor } from '@/shared/collection/byCursor';
import { count, formatSince } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { preloadThread } from '../useMessages';
import classes from './ThreadList.module.css';

const MessageHits = onDemand(() => import('./MessageHits'));

type Show = NonNullable<NonNullable<ListMessageThreadsData['query']>['show']>;

const shows: readonly { value: Show; label: string }[] = [
  { value: 'inbox', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'records', label: 'Records' },
  { value: 'starred', label: 'Starred' },
  { value: 'archived', label: 'Archive' },
];

const none: Record<Show, readonly [title: string, text: string]> = {
  inbox: ['No conversations yet', 'Start one with New.'],
  unread: ['Everything is read', 'New messages appear here.'],
  records: ['No discussions yet', 'The comments of punch items, RFIs and submittals appear here.'],
  starred: ['Nothing starred', 'Star a conversation in its menu to find it here.'],
  archived: ['The archive is empty', 'A conversation that you archive moves here.'],
};

interface Props {
  projectId: string;
  threadId: string | null;
  /** @param position of the message to show */
  onOpen: (threadId: string, position?: number) => void;
}

/** Shows the threads of the user, the one with the latest message first. */
export function ThreadList({ projectId, threadId, onOpen }: Props) {
  const client = useQueryClient();
  const [show, setShow] = useState<Show>('inbox');
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  const list = useInfiniteQuery({
    ...listMessageThreadsInfiniteOptions({
      path: { projectId },
      query: { show, ...(q && { q: q.slice(0, 200) }), limit: 50 },
    }),
    ...byCursor(projectId),
  });
  const threads = list.data?.pages.flatMap(({ data }) => data);
  const [title, text] = none[show];
  return (
    <>
      <div className={`grid gap-8 line-below ${classes.filters}`}>
        <TextInput
          size="xs"
          aria-label="Find conversations and messages"
          placeholder="Title, person or words of a message"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="Show"
          data={[...shows]}
          value={show}
          onChange={(value) => setShow(value as Show)}
        />
      </div>
      <div className="relative grow min-h-0 scroll-y ">
        {list.error && !threads && (
          <ErrorState
            operation="listMessageThreads"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <Skeleton shape="row" count={8} m="md" />}
        {threads?.length === 0 && !q && (
          <EmptyState icon={<IconMessages size={20} />} title={title}>
            {text}
          </EmptyState>
        )}
        {threads && threads.length > 0 && (
          <ul className="m-0 p-4 unlisted" aria-label="Conversations">
            {threads.map((thread) => (
              <li key={thread.id}>
                <ThreadRow
                  thread={thread}
                  current={thread.id === threadId}
                  onNear={() => preloadThread(client, projectId, thread)}
                  onOpen={() => onOpen(thread.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button
            variant="subtle"
            size="xs"
            fullWidth
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
        {q && (
          <Suspense>
            <MessageHits
              projectId={projectId}
              q={q}
              hasThreads={threads === undefined || threads.length > 0}
              onOpen={onOpen}
              onClear={() => setSearch('')}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

const signs: Record<ThreadKind, Icon> = {
  direct: IconUser,
  group: IconUsers,
  channel: IconHash,
  announcement: IconSpeakerphone,
  item: IconMessage2,
};

/** Shows the picture of the other person, or the sign of the kind. */
export function ThreadSign({ thread, size }: { thread: MessageThread; size: number }) {
  if (thread.person) return <PersonAvatar person={thread.person} size={size} />;
  const { record } = thread;
  const Sign = record && isLogged(record.type) ? recordTypes[record.type].icon : signs[thread.kind];
  return (
    <span
      className="grid rigid place-center rounded sunken quiet"
      style={{ width: size, height: size }}
    >
      <Sign size={size * 0.55} aria-hidden="true" />
    </span>
  );
}

interface RowProps {
  thread: MessageThread;
  current: boolean;
  /** The pointer or the focus reaches the row. */
  onNear: () => void;
  onOpen: () => void;
}

function ThreadRow({ thread, current, onNear, onOpen }: RowProps) {
  const { title, lastMessage, unreadCount, muted, starred, mentioned } = thread;
  return (
    <button
      type="button"
      className={`row gap-12 w-full p-8 borderless rounded bare text font-inherit pointer hovered ${classes.row}`}
      aria-current={current || undefined}
      data-unread={unreadCount > 0 || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <ThreadSign thread={thread} size={36} />
      <span className="grid grow gap-2 min-w-0">
        <span className={`row gap-4 min-w-0 ${classes.top}`}>
          <span className={`grow cut text-sm medium ${classes.title}`}>{title}</span>
          {starred && <IconStar size={14} aria-label="Starred" />}
          {muted && <IconBellOff size={14} aria-label="Muted" />}
          {lastMessage && (
            <time className="quiet text-xs rigid">{formatSince(lastMessage.createdAt)}</time>
          )}
        </span>
        <span className="row gap-4 min-w-0">
          <span className={`grow cut quiet text-xs ${classes.last}`}>
            {lastMessage
              ? `${fullName(lastMessage.createdBy)}: ${lastMessage.text || 'Message deleted'}`
              : 'No messages yet'}
          </span>
          {unreadCount > 0 && (
            <span
              className={`rigid rounded-pill text-xs strong text-center ${classes.count}`}
              data-muted={muted || undefined}
            >
              <span aria-hidden="true">
                {mentioned && '@ '}
                {unreadCount > 99 ? '99+' : unreadCount}
              </span>
              <VisuallyHidden>
                {count(unreadCount, 'unread message')}
                {mentioned && ', you are mentioned'}
              </VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
