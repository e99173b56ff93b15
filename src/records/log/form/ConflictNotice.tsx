import { Alert } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useComeIntoView } from '@/shared/ui/useComeIntoView';
import detail from '../../common/Detail.module.css';

interface Props {
  /** The person who changed the record. */
  by: string;
  changes: readonly { label: string; before: string; after: string }[];
  /** Whether the form was refused because of them. While somebody is typing, the focus stays in the field. */
  takesFocus: boolean;
}

/** Lists the fields that another person changed while the form was open. */
export function ConflictNotice({ by, changes, takesFocus }: Props) {
  const ref = useComeIntoView<HTMLDivElement>(true, takesFocus);
  return (
    <Alert
      ref={ref}
      variant="light"
      color="amber"
      icon={<IconUsers size={16} />}
      title={`${by} changed this in the meantime`}
      role="group"
      tabIndex={-1}
    >
      <ul className={detail.conflicts}>
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            {label}: {before || 'none'} → <strong>{after || 'none'}</strong>
          </li>
        ))}
      </ul>
      Your changes are not lost. Save to overwrite these values, or cancel to leave them as they
      are.
    </Alert>
  );
}
