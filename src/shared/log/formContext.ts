import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * The form that fields belong to. Not the form library's own context: the sign-in page shares its chunk of the
 * library, and would load it.
 */
export const FormContext = createContext<UseFormReturn | null>(null);

/** @throws Error outside of a form. */
export function useFormContext(): UseFormReturn {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field needs a FormContext around it.');
  return form;
}
