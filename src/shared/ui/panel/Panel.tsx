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
    <section className={`shadow-card card ${classes.panel}`} aria-labelledby={id}>
      <h2 id={id} className={`m-0 strong ${classes.title}`}>
        {title}
      </h2>
      {text && <p className={`m-top-4 quiet text-sm ${classes.text}`}>{text}</p>}
      {children}
    </section>
  );
}
