import type { Scan } from '@/api/documented/scans';
import ShareDialog from '@/records/share/ShareDialog';
import { useSetVisibility } from '../mutations';

interface Props {
  projectId: string;
  scans: readonly Scan[];
  onClose: () => void;
}

/** The public links of scans. */
export default function ShareScans({ projectId, scans, onClose }: Props) {
  const setVisibility = useSetVisibility(projectId);
  return (
    <ShareDialog
      projectId={projectId}
      targets={scans.map(({ id, title, visibility }) => ({
        type: 'scan',
        id,
        title,
        isPublic: visibility === 'public',
      }))}
      onPublish={(targets) =>
        Promise.allSettled(
          scans
            .filter(({ id }) => targets.some((target) => target.id === id))
            .map((scan) => setVisibility.mutateAsync({ scan, visibility: 'public' })),
        )
      }
      onClose={onClose}
    />
  );
}
