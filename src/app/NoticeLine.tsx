import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './NoticeLine.module.css';

interface Props {
  icon: Icon;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  text: ReactNode;
  /** What can be answered. */
  children?: ReactNode;
}

/** A line above the page. Pages that are as high as the window leave room for it. */
export function NoticeLine({ icon: Picture, text, children, ...name }: Props) {
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
  return (
    <aside ref={line} className={`row wrap gap-8-12 line-below washed ${classes.line}`} {...name}>
      <Picture size={16} className={classes.icon} aria-hidden="true" />
      <p className={`m-0 text-sm ${classes.text}`}>{text}</p>
      {children}
    </aside>
  );
}
