import { useState } from 'react';
import type { Discipline } from '@/api/generated/types.gen';
import { UploadDialog } from '@/shared/collection/files/UploadDialog';
import { useUploadModel } from '../modelUploads';
import { DisciplineSelect } from './DisciplineSelect';
import { modelRefusal } from './modelContent';
import { modelFile, zModelFile } from './modelFiles';

const files = {
  extensions: modelFile.extensions,
  schema: zModelFile(),
  hint: 'IFC, GLB, or a ZIP file with a model, of any size up to 50 GB.',
  refusalOf: modelRefusal,
};

interface Props {
  projectId: string;
  onClose: () => void;
}

export default function UploadModelDialog({ projectId, onClose }: Props) {
  const upload = useUploadModel(projectId);
  const [discipline, setDiscipline] = useState<Discipline>('architectural');
  return (
    <UploadDialog
      heading="Upload a model"
      files={files}
      onUpload={([item], description) =>
        item && upload({ ...item, description, uploadId: null }, { discipline })
      }
      onClose={onClose}
    >
      <DisciplineSelect
        value={discipline}
        onChange={(event) => setDiscipline(event.currentTarget.value as Discipline)}
      />
    </UploadDialog>
  );
}
