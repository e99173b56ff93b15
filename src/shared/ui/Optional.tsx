import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { report } from '../errors/report';

interface Props {
  children: ReactNode;
  /** What keeps its place while its code is on its way, or when it cannot come. */
  fallback?: ReactNode;
}

/** A part that the page can do without: when it breaks, or its code cannot be loaded, the rest stays. */
export function Optional({ children, fallback = null }: Props) {
  return (
    <ErrorBoundary fallback={fallback} onError={(error) => report(error)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
