import { Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  pending,
  onConfirm,
  onClose,
}: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      // A running action cannot be canceled.
      onClose={pending ? () => {} : onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
      zIndex={400}
    >
      <Text size="sm">{children}</Text>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
