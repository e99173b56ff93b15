import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './SplitPage.module.css';

interface Props {
  /** The width of the window up to which the page shows either the list or the open item. */
  single: string;
  /** The least and the most width of the list, in rem. */
  width: readonly [number, number];
  isOpen: boolean;
  /** The heading of the page and the buttons beside it. */
  head: ReactNode;
  list: ReactNode;
  /** The open item, or what stands in its place. */
  children: ReactNode;
}

/** A page with a list, and the open item beside it. */
export function SplitPage({ single, width: [least, most], isOpen, head, list, children }: Props) {
  const isSingle = useMediaQuery(single, undefined, { getInitialValueInEffect: false });
  const columns = `minmax(${least}rem, ${most}rem) minmax(0, 1fr)`;
  return (
    <div
      className={`grid one-column ${classes.page}`}
      data-open={isOpen || undefined}
      data-single={isSingle || undefined}
      style={isSingle ? undefined : { gridTemplateColumns: columns }}
    >
      <div className={`flex column min-h-0 surface ${classes.list}`}>
        <div className={`page-head between ${classes.head}`}>{head}</div>
        {list}
      </div>
      <div className={`flex column min-w-0 min-h-0 ${classes.content}`}>{children}</div>
    </div>
  );
}
