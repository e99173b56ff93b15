import type { Upload } from '@/api/generated/types.gen';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import { sceneDetailsOf, useSceneFromUpload, useUploadScene } from '../sceneUploads';

interface Props {
  projectId: string;
  /** Limits the list to panoramas of this tour. */
  tourId?: string;
}

const titleOf = ({ title, fileName }: Upload) => title || fileName;

/** Interrupted uploads of panoramas. */
export function UnfinishedScenes({ projectId, tourId }: Props) {
  const upload = useUploadScene(projectId);
  const create = useSceneFromUpload(projectId);
  return (
    <PanelBoundary name="Unfinished uploads">
      <UnfinishedUploads
        projectId={projectId}
        purpose="panorama"
        isWanted={(begun) => {
          const details = sceneDetailsOf(begun);
          return details !== null && (tourId === undefined || details.tourId === tourId);
        }}
        onResume={(begun, file) => {
          const details = sceneDetailsOf(begun);
          if (details) upload({ file, title: titleOf(begun), uploadId: begun.id }, details);
        }}
        onFinish={(begun) => {
          const details = sceneDetailsOf(begun);
          if (!details) return;
          create(begun.id, titleOf(begun), details).catch((error) =>
            toastFailure('createTourSceneFromUpload', error),
          );
        }}
      />
    </PanelBoundary>
  );
}
