import { Button } from '@mantine/core';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './SaveBar.module.css';

interface Props {
  /** The error of the last attempt; null if there is none. */
  error: unknown;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** A bar that stays in view while there are unsaved changes. */
export function SaveBar({ error, saving, onSave, onDiscard }: Props) {
  useReturnFocus();
  return (
    <section className={classes.bar} aria-label="Unsaved changes">
      {error !== null && <FailureMessage error={error} />}
      <div className={classes.row}>
        <p className={classes.text} role="status">
          Unsaved changes
        </p>
        <Button variant="default" disabled={saving} onClick={onDiscard}>
          Discard
        </Button>
        <Button loading={saving} onClick={onSave}>
          Save
        </Button>
      </div>
    </section>
  );
}
