import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageThreadDetail } from '@/api/generated/types.gen';
import { usePrinting } from '@/shared/browser/printState';
import type { usePending } from './outbox';

/** The height of a message that is not measured yet, in pixels. */
export const ROW = 64;
/** How near to the end counts as the end, in pixels. */
const NEAR = 48;

/**
 * Which messages are in view, and where the list is held while their sizes become known. It opens at the line above the
 * first unread message.
 *
 * @param goTo A message to show.
 */
export function useMessageScroll(
  thread: MessageThreadDetail,
  pending: ReturnType<typeof usePending>,
  goTo: { position: number } | null,
) {
  const scroller = useRef<HTMLDivElement>(null);
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
    // More would be hundreds of sheets.
    overscan: usePrinting() ? 500 : 5,
    paddingStart: 12,
    paddingEnd: 12,
  });
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
  // A thread that ends on the screen is not scrolled, so that no event tells where it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new size moves the end.
  useEffect(() => {
    const frame = requestAnimationFrame(onScroll);
    return () => cancelAnimationFrame(frame);
  }, [size, onScroll]);
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

  return {
    scroller,
    virtualizer,
    /** The index below the line; null without one. */
    lineAt,
    firstIndex,
    atEnd,
    onScroll,
    letGo,
    show,
    showPosition,
  };
}
