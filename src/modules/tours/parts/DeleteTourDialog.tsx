import { Button, Modal, Text } from '@mantine/core';
import type { TourSummary } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import dialog from '@/shared/forms/Dialog.module.css';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useDeleteTour } from '../mutations';

interface Props {
  projectId: string;
  tour: TourSummary;
  onClose: () => void;
}

export default function DeleteTourDialog({ projectId, tour, onClose }: Props) {
  const remove = useDeleteTour(projectId);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={remove.isPending ? () => {} : onClose}
      title="Delete tour?"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">
        <strong>{tour.title}</strong> and its {count(tour.sceneCount, 'scene')} are deleted. This
        cannot be undone.
      </Text>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={remove.isPending} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(
              { path: { projectId, tourId: tour.id }, query: { version: tour.version } },
              { onSettled: onClose },
            )
          }
        >
          Delete
        </Button>
      </div>
    </Modal>
  );
}
