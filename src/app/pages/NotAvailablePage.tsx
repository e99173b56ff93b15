import { Button } from '@mantine/core';
import { IconCrane } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import { EmptyState } from '@/shared/ui/states';
import { findRoute } from '../guard';
import { plannedScreens } from '../plannedScreens';
import shell from '../Shell.module.css';

/** A screen that is planned and not built yet says so. */
export default function NotAvailablePage() {
  const [path] = useLocation();
  const screen = findRoute(plannedScreens, path);
  const title = screen && 'title' in screen ? String(screen.title) : 'This page';
  return (
    <div className={shell.page}>
      <PageHeading title={title}>{title}</PageHeading>
      <EmptyState
        icon={<IconCrane size={26} stroke={1.6} />}
        title="Not available yet"
        action={
          <Button component={AppLink} href={paths.home} variant="default">
            Go to your projects
          </Button>
        }
      >
        This part of the portal is still being built. Everything you see elsewhere works.
      </EmptyState>
    </div>
  );
}
