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
    <section
      className={`grid gap-12 surface shadow-float ${classes.bar}`}
      aria-label="Unsaved changes"
    >
      {error !== null && <FailureMessage error={error} />}
      <div className="row gap-8">
        <p className="grow m-0 text-sm medium" role="status">
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
