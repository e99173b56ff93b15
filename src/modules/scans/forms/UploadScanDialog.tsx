import { UploadDialog } from '@/shared/collection/UploadDialog';
import { useUploadScan } from '../mutations';
import { scanFile, zScanFile } from './scanFiles';

const files = {
  extensions: scanFile.extensions,
  schema: zScanFile,
  hint: 'PLY, LAS, LAZ, E57, PTS or XYZ, of any size up to 50 GB.',
};

interface Props {
  projectId: string;
  onClose: () => void;
}

export default function UploadScanDialog({ projectId, onClose }: Props) {
  const upload = useUploadScan(projectId);
  return (
    <UploadDialog
      heading="Upload a scan"
      files={files}
      onUpload={([item], description) => item && upload({ ...item, description, uploadId: null })}
      onClose={onClose}
    />
  );
}
