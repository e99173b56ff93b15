import { ActionIcon, Loader } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { useShown } from '@/shared/ui/useShown';
import { useDeleteTimelapse } from '../mutations';
import { NewTimelapse } from './NewTimelapse';
import { nameOf, TimelapseRow } from './TimelapseRow';

interface Props {
  cam: FieldCamDetail;
  /** Whether the user may create and delete time-lapses. */
  mayChange: boolean;
  /** The id of the time-lapse that is playing. */
  playing: string | null;
  onPlay: (timelapseId: string | null) => void;
}

export function Timelapses({ cam, mayChange, playing, onPlay }: Props) {
  const [deletingId, setDeletingId] = useState<string | null>(null);
  // The dialog closes with the row, because the focus would otherwise return to a button that is
  // about to disappear.
  const deleting = cam.timelapses.find(({ id }) => id === deletingId);
  const remove = useDeleteTimelapse(cam);
  const { shown, more } = useShown(cam.timelapses);
  return (
    <section aria-label="Time-lapses" tabIndex={-1} data-focus-home>
      <h2>Time-lapses</h2>
      {cam.timelapses.length === 0 && <p className="m-below-8 quiet text-sm">None yet.</p>}
      <ul className="grid gap-8 m-below-12 p-0 unlisted">
        {shown.map((timelapse) => (
          <TimelapseRow
            key={timelapse.id}
            timelapse={timelapse}
            state={timelapse.state}
            isPlaying={timelapse.id === playing}
            onPlay={() => onPlay(timelapse.id)}
          >
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
          </TimelapseRow>
        ))}
      </ul>
      {more}
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
          The time-lapse of <strong>{nameOf(deleting)}</strong> is deleted. The pictures of the
          camera stay.
        </ConfirmDialog>
      )}
    </section>
  );
}
