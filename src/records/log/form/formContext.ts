import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * The form of the fields. Separate from the form library's context, because the sign-in page shares that chunk and
 * would load it.
 */
export const FormContext = createContext<UseFormReturn | null>(null);

export const EditedRecord = createContext<object | null>(null);

interface Option {
  value: string;
  label: string;
}

/**
 * Returns a function that makes options of the chosen people and companies that the project does not list, with the
 * names in the record. They may have left the project, or the host has no list.
 */
export function useChosenParties() {
  const record = useContext(EditedRecord);
  return (options: readonly Option[], chosen: readonly string[] = []): Option[] => {
    const missing = chosen.filter((id) => !options.some(({ value }) => value === id));
    return missing.map((id) => ({ value: id, label: nameIn(record, id) }));
  };
}

function nameIn(record: object | null, id: string): string {
  for (const value of Object.values(record ?? {}).flat()) {
    if (value?.id === id && typeof value.name === 'string') return value.name;
  }
  return id;
}

/** @throws Error outside of a form. */
export function useFormContext(): UseFormReturn {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field needs a FormContext around it.');
  return form;
}
