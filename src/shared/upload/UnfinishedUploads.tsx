import { Button, FileButton, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { Upload, UploadPurpose } from '@/api/generated/types.gen';
import { deleteUpload, listUploadsOptions } from '@/api/generated/uploads.gen';
import { useWrite } from '../feedback/useWrite';
import { formatBytes } from '../format/format';
import { ErrorLine } from '../ui/states';
import { useShown } from '../ui/useShown';
import { useUploads } from './queue';
import { forgetFile, isSameFile } from './remembered';
import classes from './UnfinishedUploads.module.css';

interface Props {
  projectId: string;
  purpose: UploadPurpose;
  /** Selects the uploads to list. If absent, all uploads of the purpose. */
  isWanted?: (upload: Upload) => boolean;
  /** Returns a note beside the file name, such as what the upload belongs to. */
  noteOf?: (upload: Upload) => string | null;
  /** Resumes an upload with the file that the user has chosen again. */
  onResume: (upload: Upload, file: File) => void;
  /** Processes a complete upload. */
  onFinish: (upload: Upload) => void;
}

/**
 * Lists uploads that were interrupted, for example by a reload. A browser cannot reopen a file by
 * itself, so the user chooses it again, and only the missing bytes are sent.
 */
export function UnfinishedUploads({ projectId, purpose, isWanted, ...props }: Props) {
  const path = { projectId };
  const { items } = useUploads();
  const { data, error, refetch } = useQuery(listUploadsOptions({ path }));
  const uploads = (data?.data ?? []).filter(
    (upload) =>
      upload.purpose === purpose &&
      (isWanted?.(upload) ?? true) &&
      !items.some(({ uploadId }) => uploadId === upload.id),
  );
  const { shown, more } = useShown(uploads);
  if (error && !data) {
    return <ErrorLine operation="listUploads" error={error} onRetry={() => void refetch()} />;
  }
  if (uploads.length === 0) return null;
  return (
    <section className="mb-16 p-12-16 card" aria-label="Unfinished uploads">
      <h2 className="m-below-4 text-sm medium">Unfinished uploads</h2>
      {uploads.some(({ offset, sizeBytes }) => offset < sizeBytes) && (
        <p className="m-0 quiet text-xs">
          To resume one, choose its file again. Only the missing part is sent.
        </p>
      )}
      <ul className="list">
        {shown.map((upload) => (
          <Unfinished key={upload.id} projectId={projectId} upload={upload} {...props} />
        ))}
      </ul>
      {more}
    </section>
  );
}

function Unfinished({
  projectId,
  upload,
  noteOf,
  onResume,
  onFinish,
}: Omit<Props, 'purpose' | 'isWanted'> & { upload: Upload }) {
  const [isOther, setIsOther] = useState(false);
  const discard = useDiscard(projectId);
  const { fileName, sizeBytes, offset } = upload;
  const title = upload.title || fileName;
  const note = noteOf?.(upload);
  const choose = async (file: File | null) => {
    if (!file) return;
    const same = await isSameFile(upload, file).catch(() => false);
    setIsOther(!same);
    if (same) onResume(upload, file);
  };
  return (
    <li className={`row wrap gap-8 ${classes.row}`}>
      <div className={classes.text}>
        <p className="m-0 text-sm">{title}</p>
        {note && <p className="m-0 quiet text-xs">{note}</p>}
        <p className="m-0 quiet text-xs">
          {fileName}, {formatBytes(offset)} of {formatBytes(sizeBytes)} uploaded
        </p>
        {isOther && (
          <Text size="xs" c="var(--negative)" role="alert">
            This is another file. Choose {fileName} of {formatBytes(sizeBytes)} again.
          </Text>
        )}
      </div>
      {offset === sizeBytes ? (
        <Button size="xs" aria-label={`Finish ${title}`} onClick={() => onFinish(upload)}>
          Finish
        </Button>
      ) : (
        <FileButton onChange={choose}>
          {(button) => (
            <Button
              {...button}
              size="xs"
              leftSection={<IconUpload size={16} />}
              aria-label={`Resume ${title}: choose the file again`}
            >
              Resume
            </Button>
          )}
        </FileButton>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={`Discard ${title}`}
        onClick={() => discard.mutate(upload)}
      >
        Discard
      </Button>
    </li>
  );
}

function useDiscard(projectId: string) {
  return useWrite({
    operation: 'deleteUpload',
    write: async ({ id: uploadId }: Upload) => {
      const headers = { 'Tus-Resumable': '1.0.0' };
      try {
        await deleteUpload({ path: { projectId, uploadId }, headers, throwOnError: true });
      } catch (error) {
        // A 404 means that the upload is discarded already.
        if (asApiError(error).status !== 404) throw error;
      }
      forgetFile(uploadId);
      return { data: undefined };
    },
    stale: ['listUploads'],
  });
}
