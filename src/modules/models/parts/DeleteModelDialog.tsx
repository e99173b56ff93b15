import type { Model } from '@/api/generated/types.gen';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
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
    <DeleteDialog noun="model" item={model} remove={remove} onClose={onClose}>
      <strong>{model.title}</strong> and {n === 1 ? 'its file' : `its ${n} versions`} will be
      deleted. This cannot be undone.
    </DeleteDialog>
  );
}
