import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '@/platform/auth/session';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';

/** Asks visitors to log in: the pages have no guard of their own. */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useUser();
  if (user) return children;
  return (
    <EmptyState
      icon={<IconTemplate size={20} />}
      title="Log in to see the templates"
      action={
        <Button
          component={AppLink}
          href={href(paths.login, { next: `${location.pathname}${location.search}` })}
        >
          Log in
        </Button>
      }
    >
      A template has the settings, companies and people that new projects start with.
    </EmptyState>
  );
}
