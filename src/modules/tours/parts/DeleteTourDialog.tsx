import type { TourSummary } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { useDeleteTour } from '../mutations';

interface Props {
  projectId: string;
  tour: TourSummary;
  onClose: () => void;
}

export default function DeleteTourDialog({ projectId, tour, onClose }: Props) {
  const remove = useDeleteTour(projectId);
  return (
    <DeleteDialog noun="tour" item={tour} remove={remove} onClose={onClose}>
      <strong>{tour.title}</strong> and its {count(tour.sceneCount, 'scene')} will be deleted. This
      cannot be undone.
    </DeleteDialog>
  );
}
