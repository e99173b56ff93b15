import { Button, Modal, Text } from '@mantine/core';
import { count } from '@/shared/format/format';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import dialog from '../../../shared/forms/Dialog.module.css';
import type { RecordType } from '../../common/recordTypes';

interface Props {
  recordType: RecordType;
  /** How many records are deleted. */
  total: number;
  deleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export default function DeleteDialog(props: Props) {
  const { recordType, total, deleting, onDelete, onClose } = props;
  const { one, many } = recordType;
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={deleting ? () => {} : onClose}
      title={total === 1 ? `Delete this ${one}?` : `Delete ${count(total, one, many)}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">
        Comments and files are deleted as well. To preserve the history, close the record instead.
      </Text>
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
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
