import { Title } from '@mantine/core';
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
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Title order={order} size="h3">
        {title}
      </Title>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}
