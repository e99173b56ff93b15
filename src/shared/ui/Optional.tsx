import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { report } from '../errors/report';

interface Props {
  children: ReactNode;
  /** Reserves the place while the code loads or if it fails. */
  fallback?: ReactNode;
}

/** A part that the page can do without: if its code fails to load or render, the rest stays. */
export function Optional({ children, fallback = null }: Props) {
  return (
    <ErrorBoundary fallback={fallback} onError={(error) => report(error)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
