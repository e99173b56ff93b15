import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMessages } from '@tabler/icons-react';
import type { Message, MessageThreadDetail } from '@/api/generated/types.gen';
import { calendarFormat, count } from '@/shared/format/format';
import { dayOf } from '@/shared/format/region';
import { OnPaper } from '@/shared/print/OnPaper';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorLine } from '@/shared/ui/states';
import type { ThreadAt } from '../mutations';
import { usePending } from '../outbox';
import { useMarkRead } from '../useMarkRead';
import { ROW, useMessageScroll } from '../useMessageScroll';
import { useMessages } from '../useMessages';
import { MessageItem } from './MessageItem';
import classes from './MessageList.module.css';
import { PendingItem } from './PendingItem';

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
 * Shows the messages of a thread, of which only the visible ones are in the document and only their pages are read. It opens at
 * the line above the first unread message.
 */
export function MessageList({ at, thread, userId, goTo, onReply }: Props) {
  const pending = usePending(at.threadId);
  const total = thread.messageCount;
  const scroll = useMessageScroll(thread, pending, goTo);
  const { scroller, virtualizer, lineAt, firstIndex, letGo } = scroll;
  const items = virtualizer.getVirtualItems();
  // Before the list is measured, it reads the page that it opens at.
  const first = (items[0]?.index ?? firstIndex) + 1;
  const last = (items.at(-1)?.index ?? firstIndex) + 1;
  const messages = useMessages(at, first, Math.min(last, total));

  useMarkRead(at, thread, scroller.current, virtualizer, total);
  const top = virtualizer.scrollOffset ?? 0;
  const lineStart = lineAt === null ? null : virtualizer.measurementsCache[lineAt]?.start;
  const isLineAbove = lineStart !== undefined && lineStart !== null && lineStart < top - ROW;
  return (
    <div className="relative flex grow column min-h-0">
      {messages.error !== null && (
        <ErrorLine operation="listMessages" error={messages.error} onRetry={messages.retry} />
      )}
      <section
        ref={scroller}
        className={`relative grow min-h-0 scroll-y ring-inside ${classes.scroller}`}
        aria-label="Messages"
        onScroll={scroll.onScroll}
        onWheel={letGo}
        onTouchMove={letGo}
        onPointerDown={({ target, currentTarget }) => {
          // The bar at the side belongs to the panel itself.
          if (target === currentTarget) letGo();
        }}
        onKeyDown={({ key }) => {
          if (SCROLLING.includes(key)) letGo();
        }}
      >
        {total + pending.length === 0 && (
          <EmptyState icon={<IconMessages size={20} />} title="No messages yet">
            Write the first one.
          </EmptyState>
        )}
        <OnPaper
          loaded={Math.min(total, items.length)}
          total={total}
          noun={{ one: 'message', many: 'messages' }}
        />
        <div data-virtual="" className="relative" style={{ height: virtualizer.getTotalSize() }}>
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
                {lineAt === index && index < total && <UnreadLine />}
                {message && dayChanges(previous, message, position) && (
                  <p className={`row gap-12 text-xs medium justify-center quiet ${classes.day}`}>
                    {dayText(message.createdAt)}
                  </p>
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
                    onShow={scroll.showPosition}
                  />
                )}
                {waiting && <PendingItem pending={waiting} />}
                {!message && !waiting && (
                  <div className={`rounded sunken ${classes.blank}`} aria-busy="true" />
                )}
              </div>
            );
          })}
        </div>
      </section>
      {isLineAbove && lineAt !== null && <ToLine onClick={() => scroll.show(lineAt)} />}
      {!scroll.atEnd && total > 0 && (
        <Button
          className={`absolute shadow-float ${classes.toEnd}`}
          size="xs"
          radius="xl"
          variant="default"
          leftSection={<IconArrowDown size={16} />}
          onClick={() => scroll.show('end')}
        >
          {thread.unreadCount > 0 ? count(thread.unreadCount, 'new message') : 'Latest'}
        </Button>
      )}
    </div>
  );
}

const UnreadLine = () => (
  <p className={`row gap-12 text-xs medium negative ${classes.line}`}>
    <span>New messages</span>
  </p>
);

/** The keys that scroll a list. */
const SCROLLING: readonly string[] = ['ArrowUp', 'PageUp', 'Home', 'ArrowDown', 'PageDown', 'End'];

const dayName = calendarFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const dayText = (time: string): string => dayName(dayOf(new Date(time)));

/** Tells whether a message is the first one of its day, as far as is known. */
const dayChanges = (previous: Message | undefined, message: Message, position: number): boolean =>
  position === 1 ||
  (previous !== undefined &&
    dayOf(new Date(previous.createdAt)) !== dayOf(new Date(message.createdAt)));

/** Tells whether a message continues the one before, so that it needs no name. The name says whether it is internal. */
const isBlock = (previous: Message | undefined, message: Message): boolean =>
  previous !== undefined &&
  previous.createdBy.id === message.createdBy.id &&
  previous.visibility === message.visibility &&
  message.replyTo === null &&
  Date.parse(message.createdAt) - Date.parse(previous.createdAt) < BLOCK &&
  dayOf(new Date(previous.createdAt)) === dayOf(new Date(message.createdAt));

const ToLine = ({ onClick }: { onClick: () => void }) => (
  <Button
    className={`absolute shadow-float ${classes.toLine}`}
    size="xs"
    radius="xl"
    leftSection={<IconArrowUp size={16} />}
    onClick={onClick}
  >
    First unread
  </Button>
);
