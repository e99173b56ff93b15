import { Modal } from '@mantine/core';
import type { WorkItem } from '@/api/generated/types.gen';
import { RecordSelect } from '@/records/common/RecordSelect';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';

interface Props {
  projectId: string;
  taken: readonly string[];
  onPick: (record: WorkItem) => void;
  onClose: () => void;
}

/** Chooses a record that the message links to. */
export function PickRecord({ projectId, taken, onPick, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Link a record"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <RecordSelect<WorkItem>
        projectId={projectId}
        taken={taken}
        value={null}
        onChange={(record) => record && onPick(record)}
      />
    </Modal>
  );
}
