import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMessages } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message, MessageThreadDetail } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { dayOf } from '@/shared/format/region';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorLine } from '@/shared/ui/states';
import type { ThreadAt } from '../mutations';
import { usePending } from '../outbox';
import { useMarkRead } from '../useMarkRead';
import { useMessages } from '../useMessages';
import { MessageItem } from './MessageItem';
import classes from './MessageList.module.css';
import { PendingItem } from './PendingItem';

/** The height of a message that is not measured yet, in pixels. */
const ROW = 64;
/** How near to the end counts as the end, in pixels. */
const NEAR = 48;
/** Messages of one person within this time are one block, in milliseconds. */
const BLOCK = 5 * 60 * 1000;

interface Props {
  at: ThreadAt;
  thread: MessageThreadDetail;
  userId: string;
  /** A message to show. */
  goTo: { position: number } | null;
  /** Undefined if the user may not write here. */
  onReply: ((message: Message) => void) | undefined;
}

/**
 * The messages of a thread, of which only the visible ones are in the document and only their pages are read. It opens at
 * the line above the first unread message.
 */
export function MessageList({ at, thread, userId, goTo, onReply }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const pending = usePending(at.threadId);
  const total = thread.messageCount;
  /** The line stays where it was when the thread was opened. */
  const [lineAt] = useState(thread.unreadCount > 0 ? thread.readUpTo : null);
  const [opensAt] = useState<number | 'end'>(goTo ? goTo.position - 1 : (lineAt ?? 'end'));
  const firstIndex = opensAt === 'end' ? Math.max(0, total - 1) : opensAt;
  // With another function, the virtualizer would measure all rows again.
  const keyAt = useCallback(
    (index: number) => (index < total ? index + 1 : (pending[index - total]?.key ?? index)),
    [total, pending],
  );
  const virtualizer = useVirtualizer({
    count: total + pending.length,
    initialOffset: firstIndex * ROW,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: keyAt,
    overscan: 5,
    paddingStart: 12,
    paddingEnd: 12,
  });
  const items = virtualizer.getVirtualItems();
  // Before the list is measured, it reads the page that it opens at.
  const first = (items[0]?.index ?? firstIndex) + 1;
  const last = (items.at(-1)?.index ?? firstIndex) + 1;
  const messages = useMessages(at, first, Math.min(last, total));

  /** Where the list is held while sizes change: at an index, at the end, or where the user has scrolled. */
  const held = useRef<number | 'end' | null>(opensAt);
  const [atEnd, setAtEnd] = useState(lineAt === null && !goTo);
  const size = virtualizer.getTotalSize();
  /** The line stands at the top, and any other message with what is around it. */
  const alignOf = (index: number) => (index === lineAt ? 'start' : 'center');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new size moves what is held.
  useLayoutEffect(() => {
    const { current } = held;
    if (current === 'end') virtualizer.scrollToIndex(total + pending.length - 1, { align: 'end' });
    else if (current !== null) virtualizer.scrollToIndex(current, { align: alignOf(current) });
  }, [size, virtualizer, total, pending.length]);
  useEffect(() => {
    if (!goTo) return;
    held.current = goTo.position - 1;
    virtualizer.scrollToIndex(goTo.position - 1, { align: 'center' });
  }, [goTo, virtualizer]);
  // What the user has just written is shown.
  const written = pending.length;
  const before = useRef(written);
  useEffect(() => {
    if (written > before.current) held.current = 'end';
    before.current = written;
    if (held.current === 'end') {
      virtualizer.scrollToIndex(total + written - 1, { align: 'end' });
    }
  }, [written, total, virtualizer]);
  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const isEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    setAtEnd(isEnd);
    if (isEnd && held.current === null) held.current = 'end';
  }, []);
  const letGo = () => {
    held.current = null;
  };
  const show = (target: number | 'end') => {
    held.current = target;
    const index = target === 'end' ? total + pending.length - 1 : target;
    virtualizer.scrollToIndex(index, { align: target === 'end' ? 'end' : alignOf(index) });
  };

  const showPosition = useCallback(
    (position: number) => {
      held.current = position - 1;
      virtualizer.scrollToIndex(position - 1, { align: 'center' });
    },
    [virtualizer],
  );

  useMarkRead(at, thread, scroller.current, virtualizer, total);
  const top = virtualizer.scrollOffset ?? 0;
  const lineStart = lineAt === null ? null : virtualizer.measurementsCache[lineAt]?.start;
  const isLineAbove = lineStart !== undefined && lineStart !== null && lineStart < top - ROW;
  return (
    <div className={classes.frame}>
      {messages.error !== null && (
        <ErrorLine operation="listMessages" error={messages.error} onRetry={messages.retry} />
      )}
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label="Messages"
        onScroll={onScroll}
        onWheel={letGo}
        onTouchMove={letGo}
        onPointerDown={({ target, currentTarget }) => {
          // The bar at the side belongs to the panel itself.
          if (target === currentTarget) letGo();
        }}
        onKeyDown={({ key }) => {
          if (['ArrowUp', 'PageUp', 'Home', 'ArrowDown', 'PageDown', 'End'].includes(key)) letGo();
        }}
      >
        {total + pending.length === 0 && (
          <EmptyState icon={<IconMessages size={26} stroke={1.6} />} title="No messages yet">
            Write the first one.
          </EmptyState>
        )}
        <div className={classes.rows} style={{ height: size }}>
          {items.map(({ index, key, start }) => {
            const position = index + 1;
            const waiting = pending[index - total];
            const message = index < total ? messages.at(position) : undefined;
            const previous = index > 0 && index < total ? messages.at(index) : undefined;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-found={goTo?.position === position || undefined}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {lineAt === index && index < total && (
                  <p className={classes.line}>
                    <span>New messages</span>
                  </p>
                )}
                {message && dayChanges(previous, message, position) && (
                  <p className={classes.day}>{dayText(message.createdAt)}</p>
                )}
                {message && (
                  <MessageItem
                    at={at}
                    message={message}
                    userId={userId}
                    isBlock={isBlock(previous, message) && lineAt !== index}
                    members={thread.members}
                    isLast={position === total}
                    onReply={onReply}
                    onShow={showPosition}
                  />
                )}
                {waiting && <PendingItem pending={waiting} />}
                {!message && !waiting && <div className={classes.blank} aria-busy="true" />}
              </div>
            );
          })}
        </div>
      </section>
      {isLineAbove && lineAt !== null && (
        <Button
          className={classes.toLine ?? ''}
          size="xs"
          radius="xl"
          leftSection={<IconArrowUp size={15} />}
          onClick={() => show(lineAt)}
        >
          First unread
        </Button>
      )}
      {!atEnd && total > 0 && (
        <Button
          className={classes.toEnd ?? ''}
          size="xs"
          radius="xl"
          variant="default"
          leftSection={<IconArrowDown size={15} />}
          onClick={() => show('end')}
        >
          {thread.unreadCount > 0 ? count(thread.unreadCount, 'new message') : 'Latest'}
        </Button>
      )}
    </div>
  );
}

const dayText = (time: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' }).format(
    new Date(`${dayOf(new Date(time))}T12:00:00`),
  );

/** Whether a message is the first one of its day, as far as is known. */
const dayChanges = (previous: Message | undefined, message: Message, position: number): boolean =>
  position === 1 ||
  (previous !== undefined &&
    dayOf(new Date(previous.createdAt)) !== dayOf(new Date(message.createdAt)));

/** Whether a message continues the one before, so that it needs no name. */
const isBlock = (previous: Message | undefined, message: Message): boolean =>
  previous !== undefined &&
  previous.createdBy.id === message.createdBy.id &&
  message.replyTo === null &&
  Date.parse(message.createdAt) - Date.parse(previous.createdAt) < BLOCK &&
  dayOf(new Date(previous.createdAt)) === dayOf(new Date(message.createdAt));
