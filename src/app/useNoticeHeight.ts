import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Measures a line above the page, so that pages that are as high as the window leave room for it. */
export function useNoticeHeight(): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty('--notice-height', `${height}px`);
    });
    if (line.current) observer.observe(line.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-height');
    };
  }, []);
  return line;
}
