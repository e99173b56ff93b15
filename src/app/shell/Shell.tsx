import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useUser } from '@/platform/auth/session';
import { onDemand } from '@/shared/onDemand';
import { AccountMenu } from './AccountMenu';
import { HomeLink } from './HomeLink';
import { Logo } from './Logo';
import classes from './Shell.module.css';

/** The id of the element in the top bar in which the project frame renders its controls. */
export const BAR_SLOT = 'bar-slot';

const AccountHome = onDemand(() => import('./AccountHome'));
const home = (
  <HomeLink>
    <Logo />
  </HomeLink>
);

/** Shows the dark strip at the top, and the page below it. */
export function Shell({ children }: { children: ReactNode }) {
  const signedIn = useUser() !== null;
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.bar}>
        {signedIn ? (
          <ErrorBoundary fallback={home}>
            <Suspense fallback={<HomeLink />}>
              <AccountHome />
            </Suspense>
          </ErrorBoundary>
        ) : (
          home
        )}
        <div id={BAR_SLOT} className={classes.slot} />
        {signedIn && <AccountMenu />}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}
