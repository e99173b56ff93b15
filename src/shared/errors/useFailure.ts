import { useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { isLostForGood } from '../onDemand';
import { report } from './report';

/** Reports what a boundary has caught. Gives back the reference, if there is one, and how to try again. */
export function useFailure({ error, resetErrorBoundary }: FallbackProps, panel?: string) {
  // Here, and not once it is shown, since the reference is part of what is shown.
  const [reference] = useState(() => report(error, panel));
  const retry = () => {
    if (isLostForGood(error)) location.reload();
    else resetErrorBoundary();
  };
  return { reference, retry };
}
