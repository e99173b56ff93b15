import { Button, Modal, Text } from '@mantine/core';
import { count as counted } from '@/shared/format/format';
import dialog from '@/shared/forms/Dialog.module.css';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';

interface Props {
  count: number;
  deleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export default function DeleteDialog({ count, deleting, onDelete, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={deleting ? () => {} : onClose}
      title={`Delete ${counted(count, 'punch item')}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">
        Their comments and files go with them. An item that is not needed any more can be closed
        instead, and keeps its history.
      </Text>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={deleting} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={deleting} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Modal>
  );
}
