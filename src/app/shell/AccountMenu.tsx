import { IconRefresh } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useFailure } from '@/shared/errors/useFailure';
import { onDemand, renewLostCode } from '@/shared/onDemand';
import { Reference } from '@/shared/ui/Reference';
import classes from './AccountMenu.module.css';

export const UserMenu = onDemand(() => import('./UserMenu'));

/** Shows the user menu. Reserves its place in the top bar while its code loads and if it fails. */
export function AccountMenu() {
  return (
    <ErrorBoundary FallbackComponent={AccountMenuFailure} onReset={renewLostCode}>
      <Suspense fallback={<span className={classes.place} />}>
        <UserMenu />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Small enough for the top bar. The logo beside it leads home. */
function AccountMenuFailure(caught: FallbackProps) {
  const { reference, retry } = useFailure(caught, 'The account menu');
  return (
    <div role="alert" className={classes.failure}>
      <span className={classes.words}>The account menu could not be shown</span>
      <Reference reference={reference} />
      <button type="button" className={classes.retry} onClick={retry}>
        <IconRefresh size={16} aria-hidden="true" />
        Retry
      </button>
    </div>
  );
}
