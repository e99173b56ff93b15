import { Button, Modal, Text } from '@mantine/core';
import type { Tour, TourScene } from '@/api/generated/types.gen';
import dialog from '@/shared/forms/Dialog.module.css';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useDeleteScene } from '../mutations';

interface Props {
  projectId: string;
  tour: Tour;
  scene: TourScene;
  onClose: () => void;
}

export default function DeleteSceneDialog({ projectId, tour, scene, onClose }: Props) {
  const remove = useDeleteScene(projectId, tour.id);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={remove.isPending ? () => {} : onClose}
      title="Delete scene?"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">
        <strong>{scene.title}</strong>, its picture and all links to it are deleted. This cannot be
        undone.
      </Text>
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        <Button variant="default" onClick={onClose} disabled={remove.isPending} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate({ sceneId: scene.id, version: tour.version }, { onSettled: onClose })
          }
        >
          Delete
        </Button>
      </div>
    </Modal>
  );
}
