import type { TourSummary } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { useDeleteTour } from '../mutations';

interface Props {
  projectId: string;
  tour: TourSummary;
  onClose: () => void;
}

export default function DeleteTourDialog({ projectId, tour, onClose }: Props) {
  const remove = useDeleteTour(projectId);
  return (
    <ConfirmDialog
      title="Delete tour?"
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(tour, { onSettled: onClose })}
      onClose={onClose}
    >
      <strong>{tour.title}</strong> and its {count(tour.sceneCount, 'scene')} will be deleted. This
      cannot be undone.
    </ConfirmDialog>
  );
}
