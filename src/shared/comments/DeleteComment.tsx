import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import classes from './DeleteComment.module.css';

interface Props {
  /** What the comment says. */
  body: string;
  pending: boolean;
  /**
   * The question goes with the comment itself: the focus would otherwise return to a button that goes next.
   *
   * @param onError to be called when it could not be deleted
   */
  onDelete: (onError: () => void) => void;
}

/** Takes back a comment, once it has been asked whether that is meant. */
export function DeleteComment({ body, pending, onDelete }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Delete your comment"
        title="Delete your comment"
        className={classes.button}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {asking && (
        <ConfirmDialog
          title="Delete your comment?"
          confirmLabel="Delete"
          pending={pending}
          onClose={() => setAsking(false)}
          onConfirm={() => onDelete(() => setAsking(false))}
        >
          <q className={classes.said}>{body}</q>
          Nobody can read it any more then. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
