import { Text } from '@mantine/core';
import { asApiError } from '@/api/apiError';
import { fieldLabel } from '@/shared/format/labels';
import type { AnyLog } from '../log';

/**
 * Labels of what a record or a request lacks for a transition, as the server says. Empty for any other failure.
 *
 * @param asked The fields of the transition.
 */
export function missingFields(
  { fields }: AnyLog,
  error: unknown,
  asked: readonly { name: string; label: string }[] = [],
): readonly string[] {
  const names = asApiError(error)
    .errors.filter(({ code }) => code === 'required')
    .map(({ pointer }) => pointer.slice(1));
  const known = [...asked, ...fields];
  return [...new Set(names)].map(
    (name) => known.find((field) => field.name === name)?.label ?? fieldLabel(name),
  );
}

export function MissingFields({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="red" role="status">
      Still missing: {names.join(', ')}.
    </Text>
  );
}
