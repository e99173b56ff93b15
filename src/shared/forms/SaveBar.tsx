import { Button } from '@mantine/core';
import classes from './SaveBar.module.css';

interface Props {
  /** Words for the button, such as 'Save facts'. */
  label: string;
  dirty: boolean;
  saving: boolean;
  onDiscard: () => void;
}

/** Saves a long form, or discards its changes. In view as soon as there are any. */
export function SaveBar({ label, dirty, saving, onDiscard }: Props) {
  if (!dirty) return null;
  return (
    <div className={`row wrap gap-8 justify-end p-12-16 shadow-card card ${classes.bar}`}>
      <p>You have unsaved changes.</p>
      <Button variant="default" disabled={saving} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" loading={saving}>
        {label}
      </Button>
    </div>
  );
}
