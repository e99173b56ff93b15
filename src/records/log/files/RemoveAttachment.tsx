import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import dialog from '../../../shared/forms/Dialog.module.css';

interface Props {
  fileName: string;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms the removal of a file. */
export default function RemoveAttachment({ fileName, onRemove, onClose }: Props) {
  const [removing, setRemoving] = useState(false);
  useReturnFocus();
  const remove = async () => {
    setRemoving(true);
    // A failure is toasted. The dialog stays open for another try.
    await onRemove().then(onClose, () => setRemoving(false));
  };
  return (
    <Modal
      opened
      onClose={removing ? () => {} : onClose}
      title={`Remove ${fileName}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">The file is deleted. Its name stays in the history.</Text>
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        <Button variant="default" onClick={onClose} disabled={removing} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={removing} onClick={remove}>
          Remove
        </Button>
      </div>
    </Modal>
  );
}
