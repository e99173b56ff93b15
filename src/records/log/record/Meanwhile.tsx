import { Alert } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { fullName } from '@/shared/format/labels';
import { PersonId } from '@/shared/forms/person';
import type { RecordDetail } from '../log';

/**
 * Tells who decides about a record that another person has changed it since the form was opened. Live updates bring the latest
 * version, so the host would not refuse what was decided on an earlier one.
 */
export function Meanwhile({ item }: { item: Pick<RecordDetail, 'version' | 'updatedBy'> }) {
  const [openedVersion] = useState(item.version);
  const person = useContext(PersonId);
  if (item.version === openedVersion || item.updatedBy.id === person) return null;
  return (
    <Alert variant="light" color="amber" icon={<IconUsers size={16} />} role="status">
      {fullName(item.updatedBy)} changed this in the meantime. Check the record before you go on.
    </Alert>
  );
}
