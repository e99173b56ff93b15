import { Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '../forms/Dialog.module.css';
import { useReturnFocus } from '../ui/useReturnFocus';

interface Props {
  title: string;
  children: ReactNode;
  label: string;
  /** Whether the action cannot be undone. */
  final?: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ title, children, label, final, pending, ...on }: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={pending ? () => {} : on.onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">{children}</Text>
      <div className={dialog.actions}>
        <Button variant="default" onClick={on.onClose} disabled={pending} data-autofocus>
          Cancel
        </Button>
        <Button {...(final && { color: 'red' })} loading={pending} onClick={on.onConfirm}>
          {label}
        </Button>
      </div>
    </Modal>
  );
}
