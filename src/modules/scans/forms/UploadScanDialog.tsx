import { useState } from 'react';
import type { PointTextFormat, UpAxis } from '@/api/generated/types.gen';
import { UploadDialog } from '@/shared/collection/files/UploadDialog';
import { useUploadScan } from '../mutations';
import { PointTextFields } from './PointTextFields';
import { type PointText, problemOf } from './pointText';
import { scanContent } from './scanContent';
import { scanFile, zScanFile } from './scanFiles';
import { UpAxisSelect } from './UpAxisSelect';

interface ChosenText {
  file: File;
  lines: PointText;
  format: PointTextFormat;
}

interface Props {
  projectId: string;
  onClose: () => void;
}

export default function UploadScanDialog({ projectId, onClose }: Props) {
  const upload = useUploadScan(projectId);
  const [upAxis, setUpAxis] = useState<UpAxis>('z');
  const [text, setText] = useState<ChosenText | null>(null);
  const formatOf = (file: File) => (text?.file === file ? text.format : undefined);
  return (
    <UploadDialog
      heading="Upload a scan"
      files={{
        extensions: scanFile.extensions,
        schema: zScanFile,
        hint: 'PLY, LAS, LAZ, E57, PTS or XYZ, of any size up to 50 GB.',
        refusalOf: async (file) => {
          const content = await scanContent(file);
          if (content.refusal === null) setText(content.text && { file, ...content.text });
          return content.refusal;
        },
      }}
      isComplete={() => !text || problemOf(text.lines, text.format) === null}
      onUpload={([item], description) =>
        item &&
        upload(
          { ...item, description, uploadId: null },
          { upAxis, textFormat: formatOf(item.file) },
        )
      }
      onClose={onClose}
    >
      {([file]) => (
        <>
          {text && text.file === file && (
            <PointTextFields
              text={text.lines}
              format={text.format}
              onChange={(format) => setText({ ...text, format })}
            />
          )}
          <UpAxisSelect
            value={upAxis}
            onChange={(event) => setUpAxis(event.currentTarget.value === 'y' ? 'y' : 'z')}
          />
        </>
      )}
    </UploadDialog>
  );
}
