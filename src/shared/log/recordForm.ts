import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * The form that fields stand in. Not the form library's own context: the sign-in page shares its chunk of the
 * library, and would carry it.
 */
export const RecordForm = createContext<UseFormReturn | null>(null);

/** @throws Error outside of a form. */
export function useRecordForm(): UseFormReturn {
  const form = useContext(RecordForm);
  if (!form) throw new Error('A field of a record stands in no form.');
  return form;
}
