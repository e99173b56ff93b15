import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states';

/** What stands in the place of a page that broke, or whose code could not be loaded. */
export function PageFailure() {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconRefresh size={26} stroke={1.6} />}
        title="This page could not be shown"
        action={
          <Button onClick={() => location.reload()} leftSection={<IconRefresh size={16} />}>
            Reload
          </Button>
        }
      >
        Reload to try again, or go <a href={paths.home}>home</a>.
      </EmptyState>
    </div>
  );
}
