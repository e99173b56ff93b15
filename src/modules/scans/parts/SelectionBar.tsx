import { Button, Checkbox } from '@mantine/core';
import { IconDownload, IconShare, IconTrash } from '@tabler/icons-react';
import type { Scan } from '@/api/generated/types.gen';
import { count, formatBytes } from '@/shared/format/format';
import classes from './SelectionBar.module.css';

interface Props {
  shown: Scan[];
  chosen: Scan[];
  /** Absent where there is nothing to do with a selection. */
  onSelect: ((ids: string[]) => void) | undefined;
  onDelete: (scans: Scan[]) => void;
  onShare: (scans: Scan[]) => void;
  onDownload: (scans: Scan[]) => void;
  downloading: boolean;
}

/** In one link (the contract's ShareLink). */
const MOST_SHARED = 50;

/** Selects all that are shown, and acts on those that are selected. */
export function SelectionBar({
  shown,
  chosen,
  onSelect,
  onDelete,
  onShare,
  onDownload,
  downloading,
}: Props) {
  const all = shown.length > 0 && chosen.length === shown.length;
  const deletable = chosen.filter(({ permittedActions }) => permittedActions.includes('delete'));
  const downloadable = chosen.filter(({ permittedActions }) =>
    permittedActions.includes('download'),
  );
  const shareable = chosen.filter(({ permittedActions }) => permittedActions.includes('share'));
  const bytes = chosen.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const summary = (
    <span role="status">
      {chosen.length > 0
        ? `${count(chosen.length, 'scan')} selected, ${formatBytes(bytes)}`
        : count(shown.length, 'scan')}
    </span>
  );
  if (!onSelect) return <div className={classes.bar}>{summary}</div>;
  return (
    <div className={classes.bar} data-active={chosen.length > 0 || undefined}>
      <Checkbox
        label={summary}
        aria-label="Select all scans"
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        disabled={shown.length === 0}
        onChange={() => onSelect(all ? [] : shown.map(({ id }) => id))}
      />
      {chosen.length > 0 && (
        <div className={classes.actions}>
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
          {shareable.length > 0 && shareable.length <= MOST_SHARED && (
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
          <Button size="xs" variant="subtle" onClick={() => onSelect([])}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  );
}
