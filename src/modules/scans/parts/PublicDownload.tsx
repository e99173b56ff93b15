import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadPublicScan } from '@/api/generated/public/downloadPublicScan.gen';
import type { PublicTarget } from '@/api/generated/types.gen';
import { fetchWithDownloadProgress, type Progress, saveFile } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { toast } from '@/shared/feedback/toast';
import { formatBytes } from '@/shared/format/format';

/** Downloads a shared scan as it was uploaded, and says how much has come. */
export function PublicDownload({
  target,
  compact = false,
}: {
  target: PublicTarget;
  compact?: boolean;
}) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await downloadPublicScan({
        path: { scanId: target.id },
        fetch: fetchWithDownloadProgress(setProgress),
        throwOnError: true,
      });
      saveFile(data, target.scan?.fileName ?? 'scan');
    },
    onError: (error) =>
      toast.error(`${failureText('downloadPublicScan', error)}. ${reasonText(error)}`),
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
        : `Download${target.scan && !compact ? ` (${formatBytes(target.scan.sizeBytes)})` : ''}`}
    </Button>
  );
}
