import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';

interface Props {
  title: string;
  /** One sentence below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** One part of a page of settings. */
export function Panel({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </section>
  );
}
