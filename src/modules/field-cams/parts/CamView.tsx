import { IconDeviceCctv, IconDeviceCctvOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getFieldCamOptions } from '@/api/generated/field-cams.gen';
import type { FieldCamAction, FieldCamDetail } from '@/api/generated/types.gen';
import { MediaHead, type MediaKind, MediaView } from '@/records/common/MediaView';
import { MediaActions } from '@/records/share/MediaActions';
import { formatClock } from '@/shared/format/siteTime';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { onDemand } from '@/shared/onDemand';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { daysOf, everyOf } from '../clock';
import { useDeleteCam } from '../mutations';
import classes from './Cam.module.css';
import { CamFacts } from './CamFacts';
import { CamStatus } from './CamStatus';
import { DayFrames } from './DayFrames';
import { StaleNotice } from './StaleNotice';
import { Timelapses } from './Timelapses';

const CamDialog = onDemand(() => import('../forms/CamDialog'));
const CamTimelapse = onDemand(() => import('./CamTimelapse'));

/** How often to refetch while a time-lapse is rendering, and otherwise, in milliseconds. */
const RENDERING_REFETCH_MS = 1500;
const REFETCH_MS = 60_000;

const kind: MediaKind = {
  One: 'Camera',
  many: 'cameras',
  operation: 'getFieldCam',
  icon: <IconDeviceCctvOff size={20} />,
  missing: 'It was removed, or the address is wrong.',
};

interface Props {
  projectId: string;
  camId: string;
  onClose: () => void;
}

/** One camera: its pictures by day, and its time-lapses. */
export default function CamView({ projectId, camId, onClose }: Props) {
  const found = useQuery({
    ...getFieldCamOptions({ path: { projectId, fieldCamId: camId } }),
    refetchInterval: ({ state }) =>
      state.data?.data.timelapses.some((timelapse) => /^(queued|running)$/.test(timelapse.state))
        ? RENDERING_REFETCH_MS
        : REFETCH_MS,
  });
  return (
    <MediaView kind={kind} query={found} onClose={onClose}>
      {(cam) => <Camera cam={cam} onClose={onClose} />}
    </MediaView>
  );
}

function Camera({ cam, onClose }: { cam: FieldCamDetail; onClose: () => void }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const remove = useDeleteCam(cam);
  const may = (action: FieldCamAction) => cam.permittedActions.includes(action);
  const close = () => setDialog(null);
  const [from, to] = [cam.activeHours.from, cam.activeHours.to].map(formatClock);
  return (
    <div className={`grid page-frame ${classes.view}`}>
      <MediaHead
        kind={kind}
        title={cam.name}
        mark={<CamStatus status={cam.status} />}
        onClose={onClose}
      >
        <MediaActions
          projectId={cam.projectId}
          target={{ type: 'cam', id: cam.id }}
          title={cam.name}
          permitted={cam.permittedActions}
          onEdit={() => setDialog('edit')}
          onDelete={() => setDialog('delete')}
          deleteLabel="Remove"
        />
      </MediaHead>
      <div>
        <StaleNotice cam={cam} />
        {playing ? (
          <Suspense fallback={<Skeleton shape="media" className={classes.screen} />}>
            <CamTimelapse
              key={playing}
              cam={cam}
              timelapseId={playing}
              onClose={() => setPlaying(null)}
            />
          </Suspense>
        ) : cam.lastFrameAt === null ? (
          <EmptyState icon={<IconDeviceCctv size={20} />} title="No pictures yet">
            {cam.hasSource
              ? `They arrive ${everyOf(cam.intervalSec)}, ${daysOf(cam.activeHours.days)} from ${from} to ${to}.`
              : 'The camera has no picture URL.'}
          </EmptyState>
        ) : (
          <DayFrames cam={cam} lastFrameAt={cam.lastFrameAt} />
        )}
      </div>
      <div className={`grid gap-24 ${classes.side}`}>
        <CamFacts cam={cam} />
        <Timelapses
          cam={cam}
          mayChange={may('create_timelapse')}
          playing={playing}
          onPlay={setPlaying}
        />
      </div>
      <Suspense>
        {dialog === 'edit' && (
          <CamDialog projectId={cam.projectId} cam={cam} onClose={close} onCreated={close} />
        )}
      </Suspense>
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Remove the camera?"
          confirmLabel="Remove"
          pending={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(undefined, { onSuccess: onClose, onSettled: close })}
        >
          <strong>{cam.name}</strong>, its pictures and time-lapses are removed. This cannot be
          undone.
        </ConfirmDialog>
      )}
    </div>
  );
}
