import { useState } from 'react';
import type { WorkItem } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import { RecordSelect } from '../../common/RecordSelect';
import type { AnyLog, RecordDetail } from '../log';
import { useLinks } from '../writes';

interface Props {
  log: AnyLog;
  item: RecordDetail;
  onClose: () => void;
}

/** Links a record to another one. */
export default function LinkDialog({ log, item, onClose }: Props) {
  const links = useLinks(log, item, 'inline');
  const [chosen, setChosen] = useState<WorkItem | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title="Link a record"
      submitLabel="Link"
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return setMissing(true);
        links.mutate([...item.linked, chosen], { onSuccess: onClose });
      }}
      submitError={links.error}
      submitting={links.isPending}
      dirty={chosen !== null}
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
