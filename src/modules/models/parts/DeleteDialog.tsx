import { Button, Modal, Text } from '@mantine/core';
import type { Model } from '@/api/generated/types.gen';
import dialog from '@/shared/forms/Dialog.module.css';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useDeleteModel } from '../mutations';

interface Props {
  projectId: string;
  model: Model;
  onClose: () => void;
}

export default function DeleteDialog({ projectId, model, onClose }: Props) {
  const remove = useDeleteModel(projectId);
  const { n } = model.latestVersion;
  useReturnFocus();
  return (
    <Modal
      opened
      // What has begun cannot be taken back.
      onClose={remove.isPending ? () => {} : onClose}
      title="Delete this model?"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">
        <strong>{model.title}</strong> and {n === 1 ? 'its file' : `its ${n} versions`} are deleted.
        This cannot be undone.
      </Text>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={remove.isPending} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate({ path: { projectId, modelId: model.id } }, { onSettled: onClose })
          }
        >
          Delete
        </Button>
      </div>
    </Modal>
  );
}
