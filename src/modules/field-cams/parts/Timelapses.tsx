import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconPlayerPlayFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldCamDetail, FieldCamTimelapse, TimelapseState } from '@/api/generated/types.gen';
import { capitalized, count, formatCalendarDate } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { everyOf } from '../clock';
import { useDeleteTimelapse } from '../mutations';
import classes from './Cam.module.css';
import { NewTimelapse } from './NewTimelapse';

const states: Record<TimelapseState, string> = {
  queued: 'Waiting',
  running: 'Being made',
  ready: 'Ready',
  failed: 'Failed: there is no picture in this time',
};

interface Props {
  cam: FieldCamDetail;
  /** Make some, and delete them. */
  mayChange: boolean;
  /** Id of the one that is shown. */
  playing: string | null;
  onPlay: (timelapseId: string | null) => void;
}

export function Timelapses({ cam, mayChange, playing, onPlay }: Props) {
  const [deletingId, setDeletingId] = useState<string | null>(null);
  // The question goes with the row: the focus would otherwise return to a button that goes next.
  const deleting = cam.timelapses.find(({ id }) => id === deletingId);
  const remove = useDeleteTimelapse(cam);
  return (
    <section aria-label="Time-lapses" tabIndex={-1} data-focus-home>
      <h2>Time-lapses</h2>
      {cam.timelapses.length === 0 && <p className={classes.quiet}>None yet.</p>}
      <ul className={classes.lapses}>
        {cam.timelapses.map((timelapse) => (
          <li
            key={timelapse.id}
            className={classes.lapse}
            aria-current={timelapse.id === playing ? 'true' : undefined}
          >
            <Row timelapse={timelapse} />
            {timelapse.state === 'ready' && (
              <Button
                size="xs"
                variant="light"
                leftSection={<IconPlayerPlayFilled size={13} />}
                aria-label={`Play ${nameOf(timelapse)}`}
                onClick={() => onPlay(timelapse.id)}
              >
                Play
              </Button>
            )}
            {/^(queued|running)$/.test(timelapse.state) && <Loader size="xs" aria-hidden="true" />}
            {mayChange && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete ${nameOf(timelapse)}`}
                onClick={() => setDeletingId(timelapse.id)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {mayChange && cam.lastFrameAt && <NewTimelapse cam={cam} lastFrameAt={cam.lastFrameAt} />}
      {deleting && (
        <ConfirmDialog
          title="Delete the time-lapse?"
          confirmLabel="Delete"
          pending={remove.isPending}
          onClose={() => setDeletingId(null)}
          onConfirm={() =>
            remove.mutate(deleting.id, {
              onSuccess: () => deleting.id === playing && onPlay(null),
              onError: () => setDeletingId(null),
            })
          }
        >
          The one of <strong>{nameOf(deleting)}</strong> is deleted; the pictures of the camera
          stay.
        </ConfirmDialog>
      )}
    </section>
  );
}

const nameOf = ({ from, to }: FieldCamTimelapse) =>
  from === to
    ? formatCalendarDate(from)
    : `${formatCalendarDate(from)} to ${formatCalendarDate(to)}`;

function Row({ timelapse }: { timelapse: FieldCamTimelapse }) {
  const { everySec, fps, state, frameCount, missingCount } = timelapse;
  return (
    <span className={classes.about}>
      {nameOf(timelapse)}
      <small>
        {capitalized(everyOf(everySec))}, {fps} a second
      </small>
      <small role="status">
        {states[state]}
        {state === 'ready' && `, ${count(frameCount, 'picture')}`}
        {missingCount > 0 && `, ${missingCount} missing`}
      </small>
    </span>
  );
}
