import type { Model } from '@/api/generated/types.gen';
import ShareDialog from '@/records/share/ShareDialog';
import { useModelVisibility } from '../mutations';

interface Props {
  projectId: string;
  model: Model;
  onClose: () => void;
}

/** The public links of a model. */
export default function ShareModel({ projectId, model, onClose }: Props) {
  const setVisibility = useModelVisibility(projectId);
  const { id, title, visibility } = model;
  return (
    <ShareDialog
      projectId={projectId}
      targets={[{ type: 'model', id, title, isPublic: visibility === 'public' }]}
      onPublish={() => setVisibility.mutateAsync({ model, visibility: 'public' })}
      onClose={onClose}
    />
  );
}
