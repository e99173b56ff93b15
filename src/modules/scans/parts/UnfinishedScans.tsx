import type { Upload } from '@/api/generated/types.gen';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import { scanDetailsOf, useScanFromUpload, useUploadScan } from '../mutations';

const textsOf = ({ title, fileName, description }: Upload) => ({
  title: title || fileName,
  description: description ?? '',
});

/** Interrupted uploads of scans. */
export function UnfinishedScans({ projectId }: { projectId: string }) {
  const upload = useUploadScan(projectId);
  const create = useScanFromUpload(projectId);
  return (
    <UnfinishedUploads
      projectId={projectId}
      purpose="scan"
      onResume={(begun, file) =>
        upload({ ...textsOf(begun), file, uploadId: begun.id }, scanDetailsOf(begun))
      }
      onFinish={(begun) =>
        create({ ...textsOf(begun), ...scanDetailsOf(begun), uploadId: begun.id }).catch((error) =>
          toastFailure('createScanFromUpload', error),
        )
      }
    />
  );
}
