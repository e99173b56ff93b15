import { Text } from '@mantine/core';
import { asApiError } from '@/api/apiError';
import { fieldLabel } from './labels';

/** What a record lacks for where it was to go, as the server says. */
export function MissingFields({ error }: { error: unknown }) {
  const missing = asApiError(error).errors.filter(({ code }) => code === 'required');
  const names = [...new Set(missing.map(({ pointer }) => fieldLabel(pointer.slice(1))))];
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="red">
      Still missing: {names.join(', ')}.
    </Text>
  );
}
