import type { ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import classes from './Row.module.css';

interface NameProps {
  /** The address with the row open. */
  href: string;
  name: string;
  /** A picture before the name. */
  picture?: ReactNode;
  /** A mark after the name. */
  mark?: ReactNode;
}

/** Shows the first cell of a row, which opens it. */
export const RowName = ({ href, name, picture, mark }: NameProps) => (
  <span className={classes.named}>
    {picture}
    <AppLink href={href} className={classes.name}>
      {name}
    </AppLink>
    {mark}
  </span>
);

interface CardProps extends NameProps {
  /** What else the card says, without those that are empty. */
  lines: readonly ReactNode[];
}

/** Shows a row on a phone. */
export const RowCard = ({ href, name, picture, mark, lines }: CardProps) => (
  <article className={classes.card}>
    {picture}
    <div className={classes.text}>
      <div className={classes.head}>
        <AppLink href={href} className={classes.cardName}>
          {name}
        </AppLink>
        {mark}
      </div>
      {lines.filter(Boolean).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have an order and no state.
        <p key={i} className={classes.line}>
          {line}
        </p>
      ))}
    </div>
  </article>
);
