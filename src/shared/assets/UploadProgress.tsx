import { Progress as Bar, Text } from '@mantine/core';
import type { Progress } from '@/api/transfer';
import { formatBytes } from '../format/format';

/** How much of a file has been sent. */
export function UploadProgress({ progress }: { progress: Progress | null }) {
  const percent = progress?.total ? Math.round((progress.loaded / progress.total) * 100) : 0;
  return (
    <div>
      <Bar value={percent} aria-label="Upload progress" />
      <Text size="xs" c="dimmed" mt={4} role="status">
        {progress?.total
          ? `${formatBytes(progress.loaded)} of ${formatBytes(progress.total)}`
          : 'Starting'}
      </Text>
    </div>
  );
}
