import { useState } from 'react';
import { asApiError } from '@/api/apiError';

/** Returns the changed values of a form. Another person may have changed the others since the form was opened. */
export const changedValues = <Values extends object>(
  values: Values,
  dirty: Partial<Record<keyof Values, unknown>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => dirty[name as keyof Values]),
  ) as Partial<Values>;

/**
 * The version that a form is based on: the one that it was opened with. A list that is read again in the background does
 * not change it. After a conflict the user has been told, so saving again overwrites the current version.
 */
export function useFormVersion(opened: number) {
  const [version, setVersion] = useState(opened);
  const noteConflict = (error: unknown) => {
    const { currentVersion } = asApiError(error);
    if (currentVersion !== null) setVersion(currentVersion);
  };
  return { version, noteConflict };
}
