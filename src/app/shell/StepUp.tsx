import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { provideStepUp } from '@/platform/auth/proof';
import { report } from '@/shared/errors/report';
import { onDemand } from '@/shared/onDemand';

const StepUpDialog = onDemand(() => import('./StepUpDialog'));

/** Asks the person to prove who they are, when a call is refused because the sign-in is too long ago. */
export function StepUp() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => {
    let open: Promise<boolean> | undefined;
    let end = (_: boolean) => {};
    const stop = provideStepUp(() => {
      open ??= new Promise<boolean>((resolve) => {
        end = resolve;
        setAnswer(() => resolve);
      }).finally(() => {
        open = undefined;
        setAnswer(null);
      });
      return open;
    });
    return () => {
      stop();
      // Somebody logged out in the meantime.
      end(false);
    };
  }, []);
  if (!answer) return null;
  const fail = (error: unknown) => {
    report(error);
    answer(false);
  };
  return (
    <ErrorBoundary fallback={null} onError={fail}>
      <Suspense>
        <StepUpDialog onDone={answer} />
      </Suspense>
    </ErrorBoundary>
  );
}
