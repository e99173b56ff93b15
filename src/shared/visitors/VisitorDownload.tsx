import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchWithDownloadProgress, type Progress, saveFile } from '@/api/transfer';
import { failureText, type OperationId } from '../errors/operationTexts';
import { reasonText } from '../errors/problemTexts';
import { toast } from '../feedback/toast';
import { formatBytes } from '../format/format';

interface Props {
  operation: OperationId;
  /** Asks for the file by this way. */
  load: (by: typeof fetch) => Promise<{ data: Blob | File }>;
  fileName: string;
  sizeBytes?: number | undefined;
  compact?: boolean;
}

/** Downloads what is shared, and says how much of it has come. */
export function VisitorDownload({ operation, load, fileName, sizeBytes, compact = false }: Props) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await load(fetchWithDownloadProgress(setProgress));
      saveFile(data, fileName);
    },
    onError: (error) => toast.error(`${failureText(operation, error)}. ${reasonText(error)}`),
    onSettled: () => setProgress(null),
  });
  const share = progress?.total ? Math.round((100 * progress.loaded) / progress.total) : null;
  const size = sizeBytes !== undefined && !compact ? ` (${formatBytes(sizeBytes)})` : '';
  return (
    <Button
      variant="default"
      {...(compact && { size: 'compact-sm' })}
      leftSection={<IconDownload size={compact ? 14 : 18} />}
      // It keeps its place and its focus while the file comes.
      aria-disabled={download.isPending || undefined}
      onClick={() => !download.isPending && download.mutate()}
    >
      {download.isPending ? `Downloading${share === null ? '' : ` ${share} %`}` : `Download${size}`}
    </Button>
  );
}
