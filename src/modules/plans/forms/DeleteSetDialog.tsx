import { Text } from '@mantine/core';
import type { PlanSet } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useDeletePlanSet } from '../mutations';

interface Props {
  set: PlanSet;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a set is deleted. */
export default function DeleteSetDialog({ set, onDeleted, onClose }: Props) {
  const remove = useDeletePlanSet(set);
  return (
    <FormDialog
      title={`Delete ${set.name}?`}
      submitLabel="Delete"
      danger
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate(undefined, { onSuccess: onDeleted });
      }}
      submitError={remove.error}
      submitting={remove.isPending}
      dirty={false}
      onClose={onClose}
    >
      <Text size="sm">Its sheets are deleted with it. This cannot be undone.</Text>
    </FormDialog>
  );
}
