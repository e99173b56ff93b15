import type { ReactNode } from 'react';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import classes from './Shell.module.css';

/** The link at the start of the top bar. */
export const HomeLink = ({ name, children }: { name?: string; children?: ReactNode }) => (
  <AppLink
    href={paths.home}
    className={classes.logo}
    aria-label={`${name ?? 'Construction portal'}, home`}
  >
    {children}
  </AppLink>
);
