import { Alert } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useComeIntoView } from '../ui/useComeIntoView';
import detail from './Detail.module.css';

interface Props {
  /** Who was faster. */
  by: string;
  changes: readonly { field: string; before: string; after: string }[];
}

/** Says, field by field, what somebody else has changed while a form was open. */
export function ConflictNotice({ by, changes }: Props) {
  const ref = useComeIntoView<HTMLDivElement>(true);
  return (
    <Alert
      ref={ref}
      variant="light"
      color="amber"
      icon={<IconUsers size={18} />}
      title={`${by} has changed this in the meantime`}
      role="group"
    >
      <ul className={detail.conflicts}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {field}: {before || 'nothing'} → <strong>{after || 'nothing'}</strong>
          </li>
        ))}
      </ul>
      What you have changed below is kept. Save it over this, or cancel to leave it as it is now.
    </Alert>
  );
}
