import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Choice } from '@/shared/forms/choices/choices';
import { namedChoices } from '../../people/partyChoices';

/**
 * The form of the fields. Separate from the form library's context, because the sign-in page shares that chunk and
 * would load it.
 */
export const FormContext = createContext<UseFormReturn | null>(null);

export const EditedRecord = createContext<object | null>(null);

/** Returns what people and companies are called in the record. They may have left the project, or the host has no list. */
export function useRecordNames(): Choice[] {
  const record = useContext(EditedRecord);
  const parts: unknown[] = Object.values(record ?? {}).flat();
  return namedChoices(parts.filter(isNamed));
}

const isNamed = (part: unknown): part is { id: string; name: string } =>
  typeof part === 'object' &&
  part !== null &&
  'id' in part &&
  typeof part.id === 'string' &&
  'name' in part &&
  typeof part.name === 'string';

/** @throws Error outside of a form. */
export function useFormContext(): UseFormReturn {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field needs a FormContext around it.');
  return form;
}
