import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { refine } from 'zod/mini';
import { UploadDialog } from '@/shared/collection/files/UploadDialog';
import { today } from '@/shared/format/region';
import { zFile } from '@/shared/forms/zFile';
import { useUploadPlanSet } from '../planUploads';

const files = {
  extensions: ['pdf'],
  schema: zFile('File is required').check(
    refine((file) => /\.pdf$/i.test(file.name), 'File must be a PDF'),
  ),
  hint: 'PDF. Each page becomes a sheet, with the number and title of its title block.',
};

interface Props {
  projectId: string;
  onClose: () => void;
}

/** Uploads a set of drawings. */
export default function UploadSetDialog({ projectId, onClose }: Props) {
  const upload = useUploadPlanSet(projectId);
  const [issuedAt, setIssuedAt] = useState(() => today());
  return (
    <UploadDialog
      heading="Upload a set of drawings"
      files={files}
      hasDescription={false}
      onUpload={([item]) =>
        item && upload({ file: item.file, name: item.title, uploadId: null }, { issuedAt })
      }
      onClose={onClose}
    >
      <TextInput
        type="date"
        label="Issued on"
        required
        value={issuedAt}
        onChange={({ currentTarget }) =>
          currentTarget.value !== '' && setIssuedAt(currentTarget.value)
        }
      />
    </UploadDialog>
  );
}
