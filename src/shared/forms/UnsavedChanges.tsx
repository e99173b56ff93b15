import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { guardLeaving, type Stays } from '../routing/leaveGuard';
import { useAddressQueryText } from '../routing/search';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';

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
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const release = useRef(() => {});
  const query = useAddressQueryText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guard notes the address of the page
  useEffect(() => {
    release.current = guardLeaving((go) => setLeaving({ go }), stays);
    return release.current;
  }, [stays, query]);
  if (!leaving) return null;
  const discard = () => {
    release.current();
    onDiscard?.();
    setLeaving(null);
    leaving.go();
  };
  return <LeaveDialog texts={texts} onStay={() => setLeaving(null)} onLeave={discard} />;
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
    >
      <Text size="sm">{texts.text}</Text>
      <div className={dialog.actions}>
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
