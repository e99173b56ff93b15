import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import classes from './DeleteComment.module.css';

interface Props {
  /** The text of the comment. */
  body: string;
  pending: boolean;
  /**
   * Deletes the comment. The confirmation closes with the comment itself, because the focus would
   * otherwise return to a button that is about to disappear.
   *
   * @param onError Call it if the comment could not be deleted.
   */
  onDelete: (onError: () => void) => void;
}

/** Deletes a comment after a confirmation. */
export function DeleteComment({ body, pending, onDelete }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Delete your comment"
        title="Delete your comment"
        className="rigid"
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
          <q className={`clip mb-12 quiet breaks ${classes.said}`}>{body}</q>
          No one will be able to read it. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
