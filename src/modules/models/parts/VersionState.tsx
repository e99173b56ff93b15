import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import type { ModelVersion } from '@/api/generated/types.gen';
import classes from './VersionState.module.css';

/** Tells whether the server is still processing a version. */
export const isUnderWay = ({ processing: { state } }: ModelVersion): boolean =>
  state === 'uploading' || state === 'queued' || state === 'running';

interface Props {
  version: ModelVersion;
  /** Whether to name the version, if the context does not. */
  named?: boolean;
  /** Both are absent if the user is not allowed to. */
  onRetry: (() => void) | undefined;
  onStop: (() => void) | undefined;
}

/** The processing state of a version. Renders nothing once it is ready. */
export function VersionState({ version, named = false, onRetry, onStop }: Props) {
  const { state, progress, error } = version.processing;
  const name = named ? `Version ${version.n}: ` : '';
  if (state === 'ready') return null;
  if (isUnderWay(version))
    return (
      <div className={`row relative wrap gap-4 m-top-4 quiet text-xs ${classes.state}`}>
        <Loader size={12} aria-hidden="true" />
        <span role="status">
          {name}
          {state === 'running' ? `Processing, ${Math.round(progress * 100)}%` : 'Waiting'}
        </span>
        {onStop && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconPlayerStop size={14} />}
            onClick={onStop}
          >
            Stop
          </Button>
        )}
      </div>
    );
  return (
    <div
      className={`row relative wrap gap-4 m-top-4 quiet text-xs ${classes.state}`}
      data-failed=""
    >
      <IconAlertTriangle size={16} aria-hidden="true" />
      <p>
        {name}
        {error?.message ?? 'Processing was stopped.'}
      </p>
      {/* The same file would fail again. */}
      {onRetry && error?.code !== 'not_convertible' && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconRefresh size={14} />}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
