import type { TourSummary } from '@/api/generated/types.gen';
import ShareDialog from '@/records/share/ShareDialog';
import { useUpdateTour } from '../mutations';

interface Props {
  projectId: string;
  tour: TourSummary;
  onClose: () => void;
}

/** The public links of a tour. Making a draft public also publishes it. */
export default function ShareTour({ projectId, tour, onClose }: Props) {
  const { id, title, version, visibility, state } = tour;
  const update = useUpdateTour(projectId, id);
  const isDraft = state === 'draft';
  return (
    <ShareDialog
      projectId={projectId}
      targets={[{ type: 'tour', id, title, isPublic: visibility === 'public', isDraft }]}
      onPublish={() =>
        update.mutateAsync({
          version,
          visibility: 'public',
          ...(isDraft && { state: 'published' }),
        })
      }
      onClose={onClose}
    />
  );
}
