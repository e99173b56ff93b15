import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * The form of the fields. Separate from the form library's context, because the sign-in page shares that chunk and
 * would load it.
 */
export const FormContext = createContext<UseFormReturn | null>(null);

/** @throws Error outside of a form. */
export function useFormContext(): UseFormReturn {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field needs a FormContext around it.');
  return form;
}
