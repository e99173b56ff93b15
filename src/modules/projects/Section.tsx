import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface Props {
  title: string;
  /** One sentence below the title. */
  text?: string;
  /** Whether short fields share a line. */
  columns?: boolean;
  children: ReactNode;
}

/** One part of the settings of a project. */
export function Section({ title, text, columns, children }: Props) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.body} data-columns={columns || undefined}>
        {children}
      </div>
    </section>
  );
}
