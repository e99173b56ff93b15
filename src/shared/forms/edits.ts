import { useEffect, useState } from 'react';
import { asApiError } from '@/api/apiError';

/** Returns the changed values of a form. Another person may have changed the others since the form was opened. */
export const changedValues = <Values extends object>(
  values: Values,
  dirty: Partial<Record<keyof Values, unknown>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => dirty[name as keyof Values]),
  ) as Partial<Values>;

/** Makes `reset` drop changed fields, too, which the form otherwise keeps when it takes new values. */
export const OVERWRITE = { keepDirtyValues: false } as const;

/**
 * Tells whether the user has changed a field. A form that takes new values in the background, and keeps those that the user
 * changed, forgets its `isDirty`, but not its `dirtyFields`.
 */
export const hasChanges = (dirty: object): boolean =>
  Object.values(dirty).some((part) =>
    typeof part === 'object' ? hasChanges(part) : part === true,
  );

/**
 * Returns the version that a form is based on: the one that it was opened with. A list that is read again in the background does
 * not change it. After a conflict the user has been told, so saving again overwrites the current version.
 */
export function useFormVersion(opened: number) {
  const [version, setVersion] = useState(opened);
  const noteConflict = (error: unknown) => {
    const { currentVersion } = asApiError(error);
    if (currentVersion !== null) setVersion(currentVersion);
  };
  return { version, setVersion, noteConflict };
}

/**
 * The version of a form that stays open and shows what others change in the background: the one that the first change was
 * based on, so that a write over a newer version is refused as stale. Without changes it follows the record.
 */
export function useOpenVersion(current: number, isDirty: boolean) {
  const { version, setVersion, noteConflict } = useFormVersion(current);
  useEffect(() => {
    if (!isDirty) setVersion((known) => Math.max(known, current));
  }, [current, isDirty, setVersion]);
  return { version, noteConflict };
}
