import { toastFailure } from '@/shared/feedback/writeFailures';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import { titleOf, useUploadVideos, useVideoFromUpload } from '../videoUploads';

/** Interrupted uploads of videos. */
export function UnfinishedVideos({ projectId }: { projectId: string }) {
  const { resume } = useUploadVideos(projectId);
  const create = useVideoFromUpload(projectId);
  return (
    <UnfinishedUploads
      projectId={projectId}
      purpose="video"
      onResume={resume}
      onFinish={(begun) =>
        create({ uploadId: begun.id, title: titleOf(begun) }).catch((error) =>
          toastFailure('createVideoFromUpload', error),
        )
      }
    />
  );
}
