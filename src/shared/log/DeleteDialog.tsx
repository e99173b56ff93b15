import { Button, Modal, Text } from '@mantine/core';
import dialog from '../forms/Dialog.module.css';
import { useReturnFocus } from '../ui/useReturnFocus';
import type { Kind } from './kinds';

interface Props {
  kind: Kind;
  count: number;
  deleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export default function DeleteDialog({ kind, count, deleting, onDelete, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={deleting ? () => {} : onClose}
      title={count === 1 ? `Delete this ${kind.one}?` : `Delete ${count} ${kind.many}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">
        Comments and files go with it. What is not needed any more can be closed instead, and keeps
        its history.
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
