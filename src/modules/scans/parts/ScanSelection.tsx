import { Button } from '@mantine/core';
import { IconDownload, IconShare, IconTrash } from '@tabler/icons-react';
import type { Scan } from '@/api/documented/scans';
import type { ScanAction } from '@/api/generated/types.gen';

interface Props {
  scans: readonly Scan[];
  onDelete: (scans: Scan[]) => void;
  onShare: (scans: Scan[]) => void;
  onDownload: (scans: Scan[]) => void;
  downloading: boolean;
}

/** Maximum scans per link (ShareLink in the contract). */
const MAX_SHARED = 50;

/** Shows the bulk actions on scans. Each applies to the selected scans that permit it. */
export function ScanSelection({ scans, onDelete, onShare, onDownload, downloading }: Props) {
  const permitting = (action: ScanAction) =>
    scans.filter(({ permittedActions }) => permittedActions.includes(action));
  const deletable = permitting('delete');
  const downloadable = permitting('download');
  const shareable = permitting('share');
  return (
    <>
      {downloadable.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={downloading}
          onClick={() => onDownload(downloadable)}
        >
          Download
        </Button>
      )}
      {shareable.length > 0 && shareable.length <= MAX_SHARED && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconShare size={16} />}
          onClick={() => onShare(shareable)}
        >
          Share
        </Button>
      )}
      {deletable.length > 0 && (
        <Button
          size="xs"
          variant="default"
          c="var(--negative)"
          leftSection={<IconTrash size={16} />}
          onClick={() => onDelete(deletable)}
        >
          Delete
        </Button>
      )}
    </>
  );
}
