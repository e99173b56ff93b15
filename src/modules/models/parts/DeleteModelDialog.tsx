import type { Model } from '@/api/generated/types.gen';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { useDeleteModel } from '../mutations';

interface Props {
  projectId: string;
  model: Model;
  onClose: () => void;
}

export default function DeleteModelDialog({ projectId, model, onClose }: Props) {
  const remove = useDeleteModel(projectId);
  const { n } = model.latestVersion;
  return (
    <ConfirmDialog
      title="Delete model?"
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(model, { onSettled: onClose })}
      onClose={onClose}
    >
      <strong>{model.title}</strong> and {n === 1 ? 'its file' : `its ${n} versions`} will be
      deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
