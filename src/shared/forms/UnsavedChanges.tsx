import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '../routing/leaveGuard';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';

interface Props {
  /** Discards the changes. The page can stay for a moment until the next one has loaded. */
  onDiscard: () => void;
}

/** Asks before the user leaves a page with unsaved changes. Render it while there are any. */
export function UnsavedChanges({ onDiscard }: Props) {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const release = useRef(() => {});
  useEffect(() => {
    release.current = guardLeaving((go) => setLeaving({ go }));
    return release.current;
  }, []);
  if (!leaving) return null;
  const discard = () => {
    release.current();
    onDiscard();
    leaving.go();
  };
  return <LeaveDialog onStay={() => setLeaving(null)} onLeave={discard} />;
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onStay}
      title="Discard changes?"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">Your changes have not been saved.</Text>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onStay} data-autofocus>
          Keep editing
        </Button>
        <Button color="red" onClick={onLeave}>
          Discard
        </Button>
      </div>
    </Modal>
  );
}
