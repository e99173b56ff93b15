import { Progress as Bar, Button } from '@mantine/core';
import type { Progress } from '@/api/transfer';
import { formatBytes } from '../../format/format';
import classes from './DownloadProgress.module.css';

interface Props {
  progress: Progress;
  /** What is being downloaded: '2 scans'. */
  what: string;
  onCancel: () => void;
}

/** Shows the progress of a download, in the corner of the page. */
export function DownloadProgress({ progress: { loaded, total }, what, onCancel }: Props) {
  const percent = total ? (loaded / total) * 100 : 100;
  return (
    <section className={`p-12-16 surface shadow-float ${classes.box}`} aria-label="Download">
      <div className={`flex items-center between mb-4 text-sm medium ${classes.line}`}>
        <p role="status">Downloading {what}</p>
        <Button size="compact-sm" variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Bar.Root size="sm">
        <Bar.Section
          value={percent}
          animated={!total}
          striped={!total}
          aria-label="Download progress"
          aria-valuetext={total ? `${Math.round(percent)}%` : 'in progress'}
        />
      </Bar.Root>
      <p className="m-top-4 quiet text-xs">
        {loaded > 0 || total
          ? `${formatBytes(loaded)}${total ? ` of ${formatBytes(total)}` : ''}`
          : 'Waiting for the server'}
      </p>
    </section>
  );
}
