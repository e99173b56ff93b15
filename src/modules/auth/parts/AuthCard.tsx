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

/** Shows the card layout of all account pages. */
export function AuthCard({ title, intro, children, footer }: Props) {
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <PageHeading title={title}>{title}</PageHeading>
        {intro && <p className={classes.intro}>{intro}</p>}
        {children}
      </section>
      {footer && <p className={classes.footer}>{footer}</p>}
    </div>
  );
}
