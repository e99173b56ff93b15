import type { ReactNode } from 'react';
import classes from './states.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** The heading level: 1 if it is the heading of the page. */
  order?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}

/** Shows that a list is empty, and the next step. */
export function EmptyState({ icon, title, order = 2, children, action }: Props) {
  const Heading = order === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}
