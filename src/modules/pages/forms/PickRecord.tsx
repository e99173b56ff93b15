import { Modal } from '@mantine/core';
import type { WorkItem } from '@/api/generated/types.gen';
import { RecordSelect } from '@/records/common/RecordSelect';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';

interface Props {
  projectId: string;
  onPick: (record: WorkItem) => void;
  onClose: () => void;
}

/** Chooses a record that the text names. */
export default function PickRecord({ projectId, onPick, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Link a record"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <RecordSelect<WorkItem>
        projectId={projectId}
        value={null}
        onChange={(record) => record && onPick(record)}
      />
    </Modal>
  );
}
