import { ActionIcon, Button, Progress, VisuallyHidden } from '@mantine/core';
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { reasonText } from '../errors/problemTexts';
import { formatBytes } from '../format/format';
import { cancel, dismiss, pause, type QueuedUpload, resume } from './queue';
import { canRetry, isOffline } from './retry';
import { timeLeft } from './timeLeft';
import classes from './UploadDock.module.css';

/** Sent bytes above which canceling asks for confirmation. */
const CONFIRM_BYTES = 5_000_000;

/** One file of the dock: its progress and actions. */
export function UploadRow({ item }: { item: QueuedUpload }) {
  const [asking, setAsking] = useState(false);
  const { id, title, state, sentBytes, sizeBytes } = item;
  const giveUp = () => (sentBytes > CONFIRM_BYTES ? setAsking(true) : cancel(id));
  const isUnder = /^(waiting|sending|offline)$/.test(state);
  const isRefused = state === 'failed' && !canRetry(item.error);
  return (
    <li className={`grid gap-4-8 items-center ${classes.row}`} data-state={state}>
      <p className="cut m-0 text-sm medium">{title}</p>
      <div className="flex">
        {isUnder && (
          <Act icon={IconPlayerPause} label={`Pause ${title}`} onClick={() => pause(id)} />
        )}
        {state === 'paused' && (
          <Act icon={IconPlayerPlay} label={`Resume ${title}`} onClick={() => resume(id)} />
        )}
        {state === 'failed' && !isRefused && (
          <Act icon={IconRefresh} label={`Retry ${title}`} onClick={() => resume(id)} />
        )}
        {(isUnder || state === 'paused' || (state === 'failed' && !isRefused)) && (
          <Act icon={IconX} label={`Cancel ${title}`} onClick={giveUp} />
        )}
        {(state === 'done' || isRefused) && (
          <Act icon={IconX} label={`Dismiss ${title}`} onClick={() => dismiss(id)} />
        )}
      </div>
      {asking ? (
        <div className={`flex wrap all-columns gap-8 ${classes.question}`}>
          <p>{formatBytes(sentBytes)} uploaded so far. Cancel this upload?</p>
          <Button size="compact-sm" variant="default" autoFocus onClick={() => setAsking(false)}>
            Keep uploading
          </Button>
          <Button size="compact-sm" color="red" onClick={() => cancel(id)}>
            Cancel upload
          </Button>
        </div>
      ) : (
        <>
          {state !== 'done' && state !== 'failed' && (
            <Progress
              className={classes.bar}
              size="sm"
              value={(100 * sentBytes) / sizeBytes}
              aria-label={`Upload of ${title}`}
            />
          )}
          <p className={`all-columns m-0 quiet text-xs ${classes.facts}`}>{factsOf(item)}</p>
        </>
      )}
      {/* Screen readers hear changes of state, not the progress figures. */}
      <VisuallyHidden role="status">{newsOf(item)}</VisuallyHidden>
    </li>
  );
}

function Act({
  icon: Icon,
  label,
  onClick,
}: {
  icon: TablerIcon;
  label: string;
  onClick: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
      <Icon size={16} />
    </ActionIcon>
  );
}

/** The browser knows whether it has a network; with one, the server does not answer. */
const missing = () => (navigator.onLine ? 'the server' : 'the network');

function factsOf({ state, sentBytes, sizeBytes, speed, error }: QueuedUpload): string {
  const share = `${formatBytes(sentBytes)} of ${formatBytes(sizeBytes)}`;
  switch (state) {
    case 'waiting':
      return `${formatBytes(sizeBytes)}, waiting`;
    case 'sending': {
      if (speed === null) return share;
      const left = timeLeft((sizeBytes - sentBytes) / speed);
      return [share, `${formatBytes(speed)}/s`, left].filter(Boolean).join(' · ');
    }
    case 'paused':
      return `${share}, paused`;
    case 'offline':
      return isOffline(error)
        ? `${share}. Waiting for ${missing()}`
        : `${share}. The server had a problem; trying again`;
    case 'finishing':
      return 'Finishing upload';
    case 'done':
      return `${formatBytes(sizeBytes)}, uploaded`;
    case 'failed':
      return reasonText(error);
  }
}

function newsOf({ state, title, error }: QueuedUpload): string {
  if (state === 'done') return `${title} is uploaded`;
  if (state === 'failed') return `${title} could not be uploaded. ${reasonText(error)}`;
  return state === 'offline' ? `${title} is waiting for ${missing()}` : '';
}
