import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber, nounFor } from '../format/format';
import { PageHeading } from '../ui/PageHeading';
import { useKeys } from '../ui/useKeys';
import classes from './CollectionHead.module.css';

/** The singular and plural name of an item, such as 'scan' and 'scans'. */
export interface Noun {
  one: string;
  many: string;
}

interface Props {
  /** Absent if the frame of the page has the heading. */
  title?: string | undefined;
  noun: Noun;
  /** Number of items that match the search and filters; undefined while unknown. */
  total: number | undefined;
  /** What stands after the number. */
  note?: ReactNode;
  /** Buttons; the main action is the last. */
  children?: ReactNode;
  /** Whether the key C is that of something beside the list, such as an open record. */
  isBeside?: boolean;
}

/** The top of every list page: its title, how many items it shows, and its actions. */
export function CollectionHead({ title, noun, total, note, children, isBeside }: Props) {
  const actions = useRef<HTMLDivElement>(null);
  // Only the main action has no variant. Somebody who may not create has none.
  // If a page has two lists, the key belongs to the first.
  const find = () =>
    document.querySelector<HTMLElement>('[data-creates] button:not([data-variant])');
  useKeys(() => ({ c: isBeside ? undefined : () => find()?.click() }));
  useEffect(() => {
    const button = find();
    if (!button || button.title || !actions.current?.contains(button)) return;
    button.title = `${button.textContent} (C)`;
    button.setAttribute('aria-keyshortcuts', 'c');
  });
  return (
    <div className="page-head" data-keeps-clear>
      {title && <PageHeading title={title}>{title}</PageHeading>}
      <p className="relative m-0 quiet" role="status">
        {total !== undefined && (
          <>
            {formatNumber(total)}
            <span className={classes.noun}> {nounFor(total, noun.one, noun.many)}</span>
          </>
        )}
      </p>
      {note}
      <div ref={actions} data-creates="" className={`flex wrap gap-8 ml-auto ${classes.actions}`}>
        {children}
      </div>
    </div>
  );
}
