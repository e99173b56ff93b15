import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconHourglass, IconRefresh } from '@tabler/icons-react';
import type { Scan } from '@/api/documented/scans';
import type { Processing, ProcessingError, ProcessingErrorCode } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import classes from './ScanProcessing.module.css';

const reasons: Record<ProcessingErrorCode, string> = {
  broken_file: 'The file is damaged or incomplete.',
  not_convertible: 'The file cannot be shown here, but it can be downloaded.',
  no_room: 'The server has no room for it.',
  internal: 'The server could not process it.',
};

const reasonOf = ({ code }: ProcessingError): string =>
  Object.hasOwn(reasons, code) ? reasons[code as ProcessingErrorCode] : `${optionLabel(code)}.`;

/** Whether the scan is still processing, so that its state will change. */
export const isUnderWay = ({ processing }: Scan): boolean =>
  processing !== null && /^(uploading|queued|running)$/.test(processing.state);

function labelOf({ state, progress }: Processing): string {
  switch (state) {
    case 'uploading':
      return 'Its file is being uploaded';
    case 'queued':
      return 'Waiting to be processed';
    case 'running':
      return `Processing, ${Math.round(progress * 100)}%`;
    case 'failed':
      return 'Processing failed';
    case 'canceled':
      return 'Processing was stopped';
    case 'ready':
      return '';
  }
}

interface Props {
  scan: Scan;
  /** Absent if the user is not allowed to. */
  onProcess: (() => void) | undefined;
}

/** The processing state of a scan. Renders nothing once it is ready. */
export function ScanProcessing({ scan, onProcess }: Props) {
  if (scan.processing === null || scan.processing.state === 'ready') return null;
  const { state, progress, error } = scan.processing;
  // An unsupported format would fail again.
  const canRetry =
    state === 'canceled' || (state === 'failed' && error?.code !== 'not_convertible');
  return (
    <div className={`grid gap-4 mt-4 text-xs ${classes.state}`} data-state={state}>
      <p className={`row gap-4 m-0 medium ${classes.label}`}>
        {state === 'failed' ? (
          <IconAlertTriangle size={14} aria-hidden="true" />
        ) : (
          <IconHourglass size={14} aria-hidden="true" />
        )}
        <span>{labelOf(scan.processing)}</span>
      </p>
      {state === 'running' && (
        <Progress size="sm" value={progress * 100} aria-label={`Processing of ${scan.title}`} />
      )}
      {error && (
        <p className="m-0 quiet">
          {reasonOf(error)} {error.message}
        </p>
      )}
      {canRetry && onProcess && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconRefresh size={14} />}
          aria-label={`Retry ${scan.title}`}
          onClick={onProcess}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
