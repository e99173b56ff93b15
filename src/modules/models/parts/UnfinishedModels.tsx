import type { Upload } from '@/api/generated/types.gen';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import { modelDetailsOf, useModelFromUpload, useUploadModel } from '../modelUploads';

const toldOf = ({ title, fileName, description }: Upload) => ({
  title: title || fileName,
  description: description ?? '',
});

const isVersion = (upload: Upload) => modelDetailsOf(upload).modelId !== undefined;

/** Interrupted uploads of models and versions. */
export function UnfinishedModels({ projectId }: { projectId: string }) {
  const upload = useUploadModel(projectId);
  const make = useModelFromUpload(projectId);
  return (
    <PanelBoundary name="Unfinished uploads">
      <UnfinishedUploads
        projectId={projectId}
        purpose="model"
        noteOf={(begun) => (isVersion(begun) ? 'New version of this model' : null)}
        onResume={(begun, file) =>
          upload({ ...toldOf(begun), file, uploadId: begun.id }, modelDetailsOf(begun))
        }
        onFinish={(begun) =>
          make(begun.id, toldOf(begun), modelDetailsOf(begun)).catch((error) => {
            const what = isVersion(begun)
              ? 'createModelVersionFromUpload'
              : 'createModelFromUpload';
            return toastFailure(what, error);
          })
        }
      />
    </PanelBoundary>
  );
}
