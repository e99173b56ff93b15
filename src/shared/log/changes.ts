import type { FieldValues } from 'react-hook-form';
import type { LogForm } from './log';

/**
 * What differs, so that what somebody else has changed meanwhile stays as it is; `clear` names what is to be empty.
 */
export function changesOf<Values extends FieldValues>(
  { names, clearable }: Pick<LogForm<Values, never>, 'names' | 'clearable'>,
  before: Values,
  after: Values,
): Partial<Values> & { clear?: string[] } {
  const differing = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const clear = clearable.filter((name) => differing.includes(name) && after[name] === undefined);
  const changes: Partial<Values> = {};
  for (const name of differing) if (after[name] !== undefined) changes[name] = after[name];
  return { ...changes, ...(clear.length > 0 && { clear }) };
}
