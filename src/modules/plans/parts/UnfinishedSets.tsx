import type { Upload } from '@/api/generated/types.gen';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import { planSetDetailsOf, usePlanSetFromUpload, useUploadPlanSet } from '../planUploads';

const nameOf = ({ title, fileName }: Upload) => title || fileName;

/** Interrupted uploads of sets. */
export function UnfinishedSets({ projectId }: { projectId: string }) {
  const upload = useUploadPlanSet(projectId);
  const create = usePlanSetFromUpload(projectId);
  return (
    <UnfinishedUploads
      projectId={projectId}
      purpose="plan_set"
      onResume={(begun, file) =>
        upload({ file, name: nameOf(begun), uploadId: begun.id }, planSetDetailsOf(begun))
      }
      onFinish={(begun) =>
        create(begun.id, nameOf(begun), planSetDetailsOf(begun)).catch((error) =>
          toastFailure('createPlanSetFromUpload', error),
        )
      }
    />
  );
}
