import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeading } from '@/shared/ui/PageHeading';
import classes from './AuthCard.module.css';

interface Props {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Links to other pages. */
  footer?: ReactNode;
}

/** The card layout of all account pages. */
export function AuthCard({ title, intro, children, footer }: Props) {
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <PageHeading title={title}>{title}</PageHeading>
        {intro && <Text className={classes.intro}>{intro}</Text>}
        {children}
      </section>
      {footer && <Text className={classes.footer}>{footer}</Text>}
    </div>
  );
}
