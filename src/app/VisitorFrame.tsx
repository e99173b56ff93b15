import type { ReactNode } from 'react';
import { Logo } from './Logo';
import shell from './Shell.module.css';
import classes from './VisitorFrame.module.css';

/**
 * The frame of pages for people without an account: nothing of the portal leads from here into it, nothing of
 * somebody who is signed in is shown, and search engines are told to leave it alone.
 */
export default function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <a className={shell.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.bar}>
        <Logo />
        <span>Construction portal</span>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}
