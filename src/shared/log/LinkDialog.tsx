import { useState } from 'react';
import type { RecordLink, WorkItem } from '@/api/generated/types.gen';
import { FormDialog } from '../forms/FormDialog';
import type { RecordDetail } from './log';
import { RecordSelect } from './RecordSelect';

interface Props {
  item: RecordDetail;
  pending: boolean;
  error: unknown;
  onLink: (link: RecordLink) => void;
  onClose: () => void;
}

/** Links a record with another one. */
export default function LinkDialog({ item, pending, error, onLink, onClose }: Props) {
  const [chosen, setChosen] = useState<WorkItem | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title="Link a record"
      submitLabel="Link"
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return setMissing(true);
        onLink({ type: chosen.type, id: chosen.id });
      }}
      submitError={error}
      submitting={pending}
      dirty={false}
      onClose={onClose}
    >
      <RecordSelect
        projectId={item.projectId}
        taken={[item.id, ...item.linked.map(({ id }) => id)]}
        value={chosen}
        onChange={(record) => {
          setChosen(record);
          setMissing(false);
        }}
        error={isMissing && 'Record is required'}
      />
    </FormDialog>
  );
}
