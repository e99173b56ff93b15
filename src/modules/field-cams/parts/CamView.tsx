import { ActionIcon, Button, Skeleton } from '@mantine/core';
import {
  IconArrowLeft,
  IconDeviceCctv,
  IconDeviceCctvOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getFieldCamOptions } from '@/api/generated/field-cams.gen';
import type { FieldCamAction, FieldCamDetail } from '@/api/generated/types.gen';
import { capitalized, count } from '@/shared/format/format';
import { formatClock, formatSiteTime } from '@/shared/format/siteTime';
import { ago } from '@/shared/forms/ago';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { onDemand } from '@/shared/onDemand';
import { ShareMediaButton } from '@/shared/share/ShareMediaButton';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import { Unbroken } from '@/shared/ui/Unbroken';
import { daysOf, delayOf, everyOf } from '../clock';
import { useCamStream, useDeleteCam } from '../mutations';
import classes from './Cam.module.css';
import { CamStatus } from './CamStatus';
import { DayFrames } from './DayFrames';
import { StaleNotice } from './StaleNotice';
import { Timelapses } from './Timelapses';

const CamDialog = onDemand(() => import('../forms/CamDialog'));
const CamTimelapse = onDemand(() => import('./CamTimelapse'));

/** How often to refetch while a time-lapse is rendering, and otherwise, in milliseconds. */
const RENDERING_REFETCH_MS = 1500;
const REFETCH_MS = 60_000;

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
      state.data?.data.timelapses.some((one) => /^(queued|running)$/.test(one.state))
        ? RENDERING_REFETCH_MS
        : REFETCH_MS,
  });
  if (found.isPending) return <Skeleton h={420} m="lg" radius="lg" />;
  if (found.data) return <Camera cam={found.data.data} onClose={onClose} />;
  const back = (
    <Button variant="default" onClick={onClose}>
      Back to the cameras
    </Button>
  );
  if (found.error?.status === 404) {
    return (
      <EmptyState
        icon={<IconDeviceCctvOff size={26} stroke={1.6} />}
        title="Camera not found"
        order={1}
        action={back}
      >
        It was removed, or the address is wrong.
      </EmptyState>
    );
  }
  return (
    <div className={classes.failed}>
      {back}
      <PageHeading title="Camera">Camera</PageHeading>
      <ErrorState
        operation="getFieldCam"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    </div>
  );
}

function Camera({ cam, onClose }: { cam: FieldCamDetail; onClose: () => void }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const stream = useCamStream(cam);
  const remove = useDeleteCam(cam);
  const may = (action: FieldCamAction) => cam.permittedActions.includes(action);
  const close = () => setDialog(null);
  const [from, to] = [cam.activeHours.from, cam.activeHours.to].map(formatClock);
  return (
    <div className={classes.view}>
      <div className={classes.viewHead} data-keeps-clear>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Back to the cameras"
          onClick={onClose}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
        <PageHeading title={cam.name}>{cam.name}</PageHeading>
        <CamStatus status={cam.status} />
        <span className={classes.space} />
        {may('update') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={15} />}
            onClick={() => setDialog('edit')}
          >
            Edit
          </Button>
        )}
        {may('share') && (
          <ShareMediaButton
            projectId={cam.projectId}
            target={{ type: 'cam', id: cam.id }}
            title={cam.name}
          />
        )}
        {may('delete') && (
          <Button
            size="xs"
            variant="default"
            c="var(--negative)"
            leftSection={<IconTrash size={15} />}
            onClick={() => setDialog('delete')}
          >
            Remove
          </Button>
        )}
      </div>
      <div>
        <StaleNotice cam={cam} />
        {playing ? (
          <Suspense fallback={<Skeleton className={classes.screen} />}>
            <CamTimelapse
              key={playing}
              cam={cam}
              timelapseId={playing}
              onClose={() => setPlaying(null)}
            />
          </Suspense>
        ) : cam.lastFrameAt === null ? (
          <EmptyState icon={<IconDeviceCctv size={26} stroke={1.6} />} title="No pictures yet">
            {cam.hasSource
              ? `They arrive ${everyOf(cam.intervalSec)}, ${daysOf(cam.activeHours.days)} from ${from} to ${to}.`
              : 'The camera has no picture URL.'}
          </EmptyState>
        ) : (
          <DayFrames cam={cam} lastFrameAt={cam.lastFrameAt} />
        )}
      </div>
      <div className={classes.side}>
        <section aria-label="Camera">
          <h2>Camera</h2>
          <dl className={classes.list}>
            <dt>Last picture</dt>
            <dd>
              {cam.lastFrameAt ? (
                <>
                  {capitalized(ago(Date.parse(cam.lastFrameAt)))}
                  <span className={classes.more}>{formatSiteTime(cam.lastFrameAt)}</span>
                </>
              ) : (
                'None yet'
              )}
            </dd>
            <dt>Pictures</dt>
            <dd>
              {capitalized(everyOf(cam.intervalSec))}
              <span className={classes.more}>
                {capitalized(daysOf(cam.activeHours.days))}, {from} to {to}
              </span>
            </dd>
            <dt>Kept for</dt>
            <dd>{count(cam.retentionDays, 'day')}</dd>
            {cam.locationDetail && (
              <>
                <dt>Location</dt>
                <dd>
                  <Unbroken text={cam.locationDetail} />
                </dd>
              </>
            )}
            <dt>Source</dt>
            <dd>{cam.hasSource ? cam.provider || 'Set up' : 'None'}</dd>
            <dt>Public stream</dt>
            <dd>
              {cam.streamPaused
                ? 'Paused'
                : cam.publicDelaySec < 60
                  ? 'No delay'
                  : `${delayOf(cam.publicDelaySec)} behind`}
            </dd>
          </dl>
          {may('pause') && (
            <Button
              size="xs"
              mt="sm"
              variant="default"
              loading={stream.isPending}
              onClick={() => stream.mutate(!cam.streamPaused)}
            >
              {cam.streamPaused ? 'Resume the public stream' : 'Pause the public stream'}
            </Button>
          )}
        </section>
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
