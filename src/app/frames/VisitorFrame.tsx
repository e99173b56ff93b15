import '@/shared/theme/touch.css';
import type { ReactNode } from 'react';
import { useBrand } from '@/records/visitors/brand';
import { Logo } from '../shell/Logo';
import shell from '../shell/Shell.module.css';
import classes from './VisitorFrame.module.css';

/**
 * Shows the frame of pages for visitors. It does not link to the portal, shows no data of a signed-in user, and is not
 * indexed by search engines.
 */
export default function VisitorFrame({ children }: { children: ReactNode }) {
  const { brand } = useBrand();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <a className={shell.skip} href="#main">
        Skip to content
      </a>
      <header className={`flex items-center gap-8 text-sm medium ${classes.bar}`}>
        {/* The name stands beside it. */}
        {brand?.logoUrl ? <img src={brand.logoUrl} alt="" className={shell.picture} /> : <Logo />}
        <span>{brand?.accountName ?? 'Construction portal'}</span>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}
