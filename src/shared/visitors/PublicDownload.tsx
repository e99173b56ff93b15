import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchWithDownloadProgress, type Progress, saveFile } from '@/api/transfer';
import { failureText, type VisitorOperationId } from '../errors/operationTexts';
import { reasonText } from '../errors/problemTexts';
import { toast } from '../feedback/toast';
import { formatBytes } from '../format/format';

interface Props {
  file: { fileName: string; sizeBytes: number };
  operation: VisitorOperationId;
  /** Asks for the file by a fetch that tells how much has come. */
  read: (options: { fetch: typeof fetch; throwOnError: true }) => Promise<{ data: Blob | File }>;
  compact?: boolean;
}

/** Downloads a shared thing as it was uploaded, and says how much has come. */
export function PublicDownload({ file, operation, read, compact = false }: Props) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await read({
        fetch: fetchWithDownloadProgress(setProgress),
        throwOnError: true,
      });
      saveFile(data, file.fileName);
    },
    onError: (error) => toast.error(`${failureText(operation, error)}. ${reasonText(error)}`),
    onSettled: () => setProgress(null),
  });
  const share = progress?.total ? Math.round((100 * progress.loaded) / progress.total) : null;
  return (
    <Button
      variant="default"
      {...(compact && { size: 'compact-sm' })}
      leftSection={<IconDownload size={compact ? 14 : 18} />}
      // It keeps its place and its focus while the file comes.
      aria-disabled={download.isPending || undefined}
      onClick={() => !download.isPending && download.mutate()}
    >
      {download.isPending
        ? `Downloading${share === null ? '' : ` ${share} %`}`
        : `Download${compact ? '' : ` (${formatBytes(file.sizeBytes)})`}`}
    </Button>
  );
}
