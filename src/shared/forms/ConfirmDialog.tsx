import { Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { plainHeader } from '../theme/theme';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Whether the action can be undone. Its button is then not red. */
  reversible?: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** With the focus on an element that has it, no dialog of Mantine closes on Escape. */
export const ownEscape = { 'data-mantine-stop-propagation': 'true' };

/** Asks for confirmation of an action. It can stand in front of another dialog, which Escape then leaves open. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  pending,
  onConfirm,
  ...props
}: Props) {
  useReturnFocus();
  // A running action cannot be canceled.
  const close = pending ? () => {} : props.onClose;
  return (
    <Modal
      opened
      onClose={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close', ...ownEscape }}
      attributes={{ ...plainHeader, content: ownEscape }}
      centered
      zIndex="var(--layer-question)"
    >
      <Text size="sm">{children}</Text>
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        <Button variant="default" onClick={close} disabled={pending} data-autofocus {...ownEscape}>
          Cancel
        </Button>
        <Button
          {...(!props.reversible && { color: 'red' })}
          loading={pending}
          onClick={onConfirm}
          {...ownEscape}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
