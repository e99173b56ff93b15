import type { ReactNode } from 'react';
import { usePrinting } from '../browser/printState';
import { count, formatNumber } from '../format/format';

interface Props {
  /** How many there are, and how many of them are loaded. */
  loaded: number;
  total: number;
  noun?: { one: string; many: string };
  /** What stands on paper in the place of a list that draws only what is in view. */
  children?: ReactNode;
}

const rows = { one: 'row', many: 'rows' };

/** Stands on paper only, also if the browser's menu prints the page. Says what is missing. */
export function OnPaper({ loaded, total, noun = rows, children }: Props) {
  if (!usePrinting()) return null;
  return (
    <div data-paper-only="">
      {children}
      {loaded < total && (
        <p>
          The first {formatNumber(loaded)} of {count(total, noun.one, noun.many)}. Ctrl+P on a list
          prints more.
        </p>
      )}
    </div>
  );
}
