import { Button, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Stays } from '../routing/leaveGuard';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';
import { useLeaveGuard } from './useLeaveGuard';

interface Texts {
  title: string;
  /** What would be lost. */
  text: string;
  stay: string;
  leave: string;
}

const ofForms: Texts = {
  title: 'Discard changes?',
  text: 'Your changes have not been saved.',
  stay: 'Keep editing',
  leave: 'Discard',
};

interface Props {
  /** Discards the changes. The page can stay for a moment until the next one has loaded. */
  onDiscard?: () => void;
  /** Which addresses keep the changes, for pages that change theirs. A constant function. */
  stays?: Stays;
  texts?: Texts;
}

/** Asks before the user leaves a page with unsaved changes. Render it while there are any. */
export function UnsavedChanges({ onDiscard, stays, texts = ofForms }: Props) {
  const guard = useLeaveGuard(true, { stays });
  if (!guard.held) return null;
  return <LeaveDialog texts={texts} onStay={guard.stay} onLeave={() => guard.goOn(onDiscard)} />;
}

/**
 * For a form beside other things: asks before what was typed is lost, when the page is left or the form is closed.
 *
 * @returns the question to show in the form, and what closes the form.
 */
export function useUnsavedInput(isDirty: boolean) {
  const { held, stay, goOn, close } = useLeaveGuard(isDirty);
  const question = held && <LeaveDialog texts={ofForms} onStay={stay} onLeave={() => goOn()} />;
  return { question, close };
}

interface CellsProps {
  /** Whether a cell has a text that is not entered yet. */
  isTyping: boolean;
  isSaving: boolean;
  /** Whether something is left that was not saved. */
  isLeft: boolean;
  onDiscard: () => void;
  stays?: Stays;
  texts?: Texts;
}

/** For cells that save themselves: leaving enters the last one and waits for it, and asks only if something is left. */
export function UnsavedCells({ isTyping, isSaving, isLeft, onDiscard, ...props }: CellsProps) {
  const isActive = isTyping || isSaving || isLeft;
  const guard = useLeaveGuard(isActive, { stays: props.stays });
  const { held, goOn } = guard;
  useEffect(() => {
    if (held && isTyping) (document.activeElement as HTMLElement | null)?.blur();
    else if (held && !isActive) goOn();
  });
  if (!held || isTyping || isSaving || !isLeft) return null;
  return (
    <LeaveDialog
      texts={props.texts ?? ofForms}
      onStay={guard.stay}
      onLeave={() => goOn(onDiscard)}
    />
  );
}

interface DialogProps {
  texts: Texts;
  onStay: () => void;
  onLeave: () => void;
}

function LeaveDialog({ texts, onStay, onLeave }: DialogProps) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onStay}
      title={texts.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
      // In front of a dialog or a viewer that is still open.
      zIndex="var(--layer-question)"
    >
      <Text size="sm">{texts.text}</Text>
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        <Button variant="default" onClick={onStay} data-autofocus>
          {texts.stay}
        </Button>
        <Button color="red" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </Modal>
  );
}
