import { useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { isLostForGood } from '../onDemand';
import { report } from './report';

/** Reports an error that a boundary caught. Returns the reference, if any, and a function that retries. */
export function useFailure({ error, resetErrorBoundary }: FallbackProps, panel?: string) {
  // Reported during render, because the reference is part of the output.
  const [reference] = useState(() => report(error, panel));
  const retry = () => {
    if (isLostForGood(error)) location.reload();
    else resetErrorBoundary();
  };
  return { reference, retry };
}
