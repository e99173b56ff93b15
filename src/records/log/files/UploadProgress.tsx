import { Button, Progress } from '@mantine/core';
import type { Uploads } from '@/shared/upload/useUploadQueue';

/** Shows the file that is being sent, with a button to stop. */
export function UploadProgress({
  queue: { current, cancel },
}: {
  queue: Pick<Uploads<unknown>, 'current'> & { cancel: () => void };
}) {
  if (!current) return null;
  const { progress } = current;
  const share = progress?.total ? Math.round((100 * progress.loaded) / progress.total) : 0;
  return (
    <div className="mb-12 quiet text-xs">
      <span role="status">
        Uploading {current.name}
        {current.of > 1 && `, ${current.number} of ${current.of}`}
      </span>
      <Button size="compact-xs" variant="subtle" onClick={cancel}>
        Cancel
      </Button>
      <Progress value={share} aria-label={`Upload of ${current.name}`} />
    </div>
  );
}
