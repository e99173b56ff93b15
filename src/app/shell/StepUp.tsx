import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { askWhenForbidden } from '@/api/forbidden';
import { afterForbidden, provideStepUp, useProof } from '@/platform/auth/proof';
import { report } from '@/shared/errors/report';
import { onDemand } from '@/shared/onDemand';
import { href, paths, withoutTrailingSlash } from '@/shared/routing/paths';
import { useAddressQueryText } from '@/shared/routing/search';

askWhenForbidden(afterForbidden);

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

/** Leads to where the second factor is set up, if the account asks for it and answers nothing else. @param dueAt until when */
export function useRequiredFactor(dueAt: string | null | undefined): void {
  const [path, navigate] = useLocation();
  const search = useAddressQueryText();
  const isOver = typeof dueAt === 'string' && Date.parse(dueAt) <= Date.now();
  const isMissing = useProof().isFactorMissing || isOver;
  useEffect(() => {
    if (!isMissing || withoutTrailingSlash(path) === paths.secondFactor) return;
    const next = search ? `${path}?${search}` : path;
    navigate(href(paths.secondFactor, { next }), { replace: true });
  }, [isMissing, path, search, navigate]);
}
