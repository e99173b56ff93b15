import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { OperationId } from '@/shared/errors/failures';
import { useDownload } from '@/shared/feedback/useDownload';
import { formatBytes } from '@/shared/format/format';

interface Props {
  operation: OperationId;
  /** Calls the API with the given fetch. */
  load: (fetcher: typeof fetch) => Promise<{ data: Blob | File }>;
  fileName: string;
  sizeBytes?: number | undefined;
  compact?: boolean;
}

/** Downloads a shared file and shows the progress. */
export function VisitorDownload({ operation, load, fileName, sizeBytes, compact = false }: Props) {
  const { progress, isPending, mutate } = useDownload({
    operation,
    load: (_: undefined, options) => load(options.fetch),
    fileName: () => fileName,
  });
  const share = progress?.total ? Math.round((100 * progress.loaded) / progress.total) : null;
  const size = sizeBytes !== undefined && !compact ? ` (${formatBytes(sizeBytes)})` : '';
  return (
    <Button
      variant="default"
      {...(compact && { size: 'compact-sm' })}
      leftSection={<IconDownload size={compact ? 14 : 16} />}
      // The button keeps its size and focus during the download.
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate(undefined)}
    >
      {isPending ? `Downloading${share === null ? '' : ` ${share}%`}` : `Download${size}`}
    </Button>
  );
}
