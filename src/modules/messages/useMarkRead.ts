import { useEffect, useRef } from 'react';
import type { MessageThreadDetail } from '@/api/generated/types.gen';
import { type ThreadAt, useThreadState } from './mutations';

/** How long messages have to be on the screen before they count as read, in milliseconds. */
const READ_AFTER = 400;

interface Rows {
  getVirtualItems: () => { index: number; end: number }[];
  scrollOffset: number | null;
}

/** Marks what is on the screen as read, after a moment. */
export function useMarkRead(
  address: ThreadAt,
  { readUpTo, unreadCount }: MessageThreadDetail,
  scroller: HTMLElement | null,
  rows: Rows,
  total: number,
): void {
  const { mutate } = useThreadState(address);
  const end = (rows.scrollOffset ?? 0) + (scroller?.clientHeight ?? 0) + 4;
  const shown = rows.getVirtualItems().findLast((item) => item.end <= end && item.index < total);
  const position = Math.min(shown ? shown.index + 1 : 0, total);
  const sent = useRef(0);
  useEffect(() => {
    if (unreadCount === 0 || position <= readUpTo || position <= sent.current) return;
    const mark = () => {
      if (document.hidden) return;
      sent.current = position;
      mutate({ readUpTo: position });
    };
    const timer = setTimeout(mark, READ_AFTER);
    document.addEventListener('visibilitychange', mark);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [position, readUpTo, unreadCount, mutate]);
}
