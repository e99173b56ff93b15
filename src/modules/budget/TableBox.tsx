import type { ReactNode } from 'react';
import classes from './Table.module.css';

interface Props {
  /** What the table is about, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Lets a table that is wider than its place scroll, also with the keyboard. */
export const TableBox = ({ label, children }: Props) => (
  <section
    className={classes.box}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    tabIndex={0}
  >
    {children}
  </section>
);
