import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Props<Item> {
  /** What is deleted, such as 'change order'. */
  noun: string;
  item: Item;
  /** The write that deletes it. It tells its failure itself. */
  remove: {
    isPending: boolean;
    mutate: (item: Item, then: { onSuccess?: () => void; onSettled: () => void }) => void;
  };
  onDeleted?: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something is deleted. */
export function DeleteDialog<Item>(props: Props<Item>) {
  const { noun, item, remove, onDeleted, onClose, children } = props;
  return (
    <ConfirmDialog
      title={`Delete ${noun}?`}
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(item, { ...(onDeleted && { onSuccess: onDeleted }), onSettled: onClose })
      }
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
