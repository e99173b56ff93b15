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
  <span className="row gap-8 min-w-0">
    {picture}
    <AppLink href={href} className={`cut text medium undecorated ${classes.name}`}>
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
  <article className="relative flex gap-12 items-start p-12-16 box">
    {picture}
    <div className="grow min-w-0">
      <div className="row wrap gap-4-8 between">
        <AppLink href={href} className="min-w-0 text medium breaks undecorated whole-card">
          {name}
        </AppLink>
        {mark}
      </div>
      {lines.filter(Boolean).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have an order and no state.
        <p key={i} className={`quiet text-sm ${classes.line}`}>
          {line}
        </p>
      ))}
    </div>
  </article>
);
