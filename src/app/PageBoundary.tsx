import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useFailure } from '@/shared/errors/useFailure';
import { renewLostCode } from '@/shared/onDemand';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Reference } from '@/shared/ui/Reference';
import { pageShown } from './usable';

interface Props {
  children: ReactNode;
  /** A change of one of them retries the page. */
  resetKeys?: unknown[];
}

/** Contains a page that may fail to load or render, so that the rest of the portal stays usable. */
export function PageBoundary({ children, resetKeys = [] }: Props) {
  return (
    <ErrorBoundary FallbackComponent={PageFailure} onReset={renewLostCode} resetKeys={resetKeys}>
      {children}
    </ErrorBoundary>
  );
}

function PageFailure(caught: FallbackProps) {
  const { reference, retry } = useFailure(caught);
  // A failed page also counts as shown, so that nothing waits for it forever.
  useEffect(pageShown, []);
  return (
    <div role="alert">
      <EmptyState
        icon={<IconRefresh size={20} />}
        title="This page could not be shown"
        order={1}
        action={
          <>
            <Button onClick={retry} leftSection={<IconRefresh size={16} />}>
              Retry
            </Button>
            <Reference reference={reference} />
          </>
        }
      >
        Try again, or go <a href={paths.home}>home</a>.
      </EmptyState>
    </div>
  );
}
