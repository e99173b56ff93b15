import { Button } from '@mantine/core';
import { IconCrane } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { useUser } from '@/platform/auth/session';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { findRoute } from '../guard';
import { plannedScreens } from '../plannedScreens';
import shell from '../Shell.module.css';

/** The page for a screen that is planned but not built yet. */
export default function NotAvailablePage() {
  const [path] = useLocation();
  const screen = findRoute(plannedScreens, path);
  const visiting = screen?.frame === 'visitor';
  const signedIn = useUser() !== null && !visiting;
  const title = screen?.title ?? 'This page';
  const state = (
    <EmptyState
      icon={<IconCrane size={26} stroke={1.6} />}
      title="Not available yet"
      action={
        !visiting && (
          <Button component={AppLink} href={signedIn ? paths.home : paths.login} variant="default">
            {signedIn ? 'Go to your projects' : 'Log in'}
          </Button>
        )
      }
    >
      This part of the portal is still being built.{' '}
      {!visiting && (signedIn ? 'Everything else works.' : 'Log in to see what is available.')}
    </EmptyState>
  );
  // The frames of the settings render the heading.
  if (screen?.frame === 'template' || screen?.frame === 'settings') return state;
  return (
    <div className={shell.page}>
      <PageHeading title={title}>{title}</PageHeading>
      {state}
    </div>
  );
}
