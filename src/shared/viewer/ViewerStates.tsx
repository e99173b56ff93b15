import { Button, Progress, Text, Title } from '@mantine/core';
import { IconCubeOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { count, formatBytes } from '../format/format';
import { failureTexts } from './failureTexts';
import type { ViewerStatus } from './useViewer';
import classes from './ViewerFrame.module.css';
import type { ViewerError, ViewerProgress } from './viewer';

/** The viewer says so after this time without progress, in milliseconds. */
const STALLED_MS = 15_000;

/** Whether there was no progress for a while. */
function useStalled({ phase, progress }: ViewerStatus): boolean {
  const step = `${progress?.loadedBytes ?? 0} ${progress?.parts ?? 0}`;
  const [stalledAt, setStalledAt] = useState<string | null>(null);
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setStalledAt(step), STALLED_MS);
    return () => clearTimeout(timer);
  }, [phase, step]);
  return phase === 'loading' && stalledAt === step;
}

interface LoadingProps {
  status: ViewerStatus;
  still: string | null;
  onRetry: () => void;
}

/** Shows the loading progress: over the still picture until the scene is ready, then as a thin bar. */
export function ViewerLoading({ status, still, onRetry }: LoadingProps) {
  const { phase, progress } = status;
  const stalled = useStalled(status);
  const first = phase === 'loading';
  if (!first && !progress?.busy) return null;
  const percent = percentOf(progress);
  return (
    <div
      className={
        first
          ? `absolute inset-0 grid place-center p-16 no-pointer ${classes.loading}`
          : `absolute no-pointer ${classes.streaming}`
      }
    >
      {first && <Still src={still} alt="" />}
      <div
        className={
          first
            ? `relative grid gap-8 rounded-card surface text shadow-float ${classes.loadingBox}`
            : undefined
        }
      >
        {first && (
          <Text fw={650} role="status">
            Loading
          </Text>
        )}
        <Progress.Root size={first ? 'sm' : 'xs'} radius={first ? 'sm' : 0}>
          <Progress.Section
            value={percent ?? 100}
            striped={percent === null}
            animated={percent === null}
            aria-label="Loading progress"
            aria-valuetext={progressText(progress)}
          />
        </Progress.Root>
        {first && <p className="m-0 quiet text-xs">{progressText(progress)}</p>}
        {stalled && (
          <div className={`row wrap gap-8 between ${classes.stalled}`} role="alert">
            <Text size="sm">This is taking longer than usual.</Text>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} />}
              onClick={onRetry}
            >
              Retry
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Hides itself if the picture does not load, so that no broken image shows. */
function Still({ src, alt }: { src: string | null; alt: string }) {
  const [lost, setLost] = useState<string | null>(null);
  if (!src || src === lost) return null;
  return (
    <img
      src={src}
      alt={alt}
      className={`absolute inset-0 w-full h-full ${classes.still}`}
      onError={() => setLost(src)}
    />
  );
}

function percentOf(progress: ViewerProgress | null): number | null {
  if (progress?.totalBytes) return (progress.loadedBytes / progress.totalBytes) * 100;
  if (progress?.neededParts) return (progress.parts / progress.neededParts) * 100;
  return null;
}

function progressText(progress: ViewerProgress | null): string {
  if (!progress || progress.loadedBytes === 0) return 'Connecting';
  const { loadedBytes, totalBytes, parts, neededParts } = progress;
  const bytes = `${formatBytes(loadedBytes)}${totalBytes ? ` of ${formatBytes(totalBytes)}` : ''}`;
  return neededParts ? `${bytes}, ${parts} of ${count(neededParts, 'part')}` : bytes;
}

interface FailureProps {
  error: ViewerError;
  still: string | null;
  onRetry: () => void;
  onCarryOn: () => void;
}

/**
 * Replaces the scene when it cannot be shown: the cause, what to do, and the still picture behind
 * it.
 */
export function ViewerFailure({ error, still, onRetry, onCarryOn }: FailureProps) {
  const { title, text, retry } = failureTexts[error.kind];
  return (
    <div className={`absolute inset-0 grid place-center p-16 ${classes.failure}`}>
      <Still src={still} alt="Preview" />
      <div
        className={`relative grid gap-8 rounded-card surface text shadow-float ${classes.failureBox}`}
        role="alert"
        data-kind={error.kind}
      >
        <IconCubeOff size={20} aria-hidden="true" />
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <div className="flex wrap gap-8 justify-center mt-8">
          <Button leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {retry}
          </Button>
          {error.usable && (
            <Button variant="default" onClick={onCarryOn}>
              Continue with what is loaded
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
