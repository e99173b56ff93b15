import type { ReactNode } from 'react';
import { useUser } from '@/platform/auth/session';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { AccountMenu } from './AccountMenu';
import { Logo } from './Logo';
import classes from './Shell.module.css';

/** The id of the element in the top bar in which the project frame renders its controls. */
export const BAR_SLOT = 'bar-slot';

/** The dark strip at the top, and the page below it. */
export function Shell({ children }: { children: ReactNode }) {
  const signedIn = useUser() !== null;
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.bar}>
        <AppLink href={paths.home} className={classes.logo} aria-label="Construction portal, home">
          <Logo />
        </AppLink>
        <div id={BAR_SLOT} className={classes.slot} />
        {signedIn && <AccountMenu />}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}
