import { Skeleton } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getPublicFieldCam } from '@/api/generated/public/getPublicFieldCam.gen';
import { listPublicFieldCamFrames } from '@/api/generated/public/listPublicFieldCamFrames.gen';
import type { PublicFieldCam } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import shared from '@/shared/visitors/Public.module.css';
import { SharedPage } from '@/shared/visitors/SharedPage';
import type { Visited } from '@/shared/visitors/SharedTarget';
import { everyOf } from '../clock';
import { useDay } from '../useDay';
import classes from './Cam.module.css';
import { ageOf } from './CamCard';
import { CamStatus } from './CamStatus';
import { FrameScreen } from './FrameScreen';

/** Milliseconds after which the last pictures are asked for again. */
const ANEW = 60_000;

/** A camera for visitors: how it is, and its pictures day by day. */
export function SharedCam(visited: Visited) {
  const { target, token } = visited;
  const fieldCamId = target.id;
  const found = useQuery({
    queryKey: ['public-cam', token, fieldCamId],
    queryFn: async ({ signal }) => {
      const path = { fieldCamId };
      const { data } = await getPublicFieldCam({ path, signal, throwOnError: true });
      return data.data;
    },
    refetchInterval: ANEW,
  });
  return (
    <SharedPage {...visited} aside={found.data && <CamStatus status={found.data.status} />}>
      {found.isPending && <Skeleton h={360} radius="lg" />}
      {found.error && !found.data && (
        <ErrorState
          operation="getPublicFieldCam"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data &&
        (found.data.streamPaused ? <Paused /> : <Pictures cam={found.data} token={token} />)}
    </SharedPage>
  );
}

const Paused = () => (
  <EmptyState icon={<IconPlayerPause size={26} stroke={1.6} />} title="The camera is paused">
    Its pictures are not shown for the time being. Look again later.
  </EmptyState>
);

function Pictures({ cam, token }: { cam: PublicFieldCam; token: string }) {
  const at = useDay(cam.lastFrameAt ?? cam.createdAt);
  const frames = useQuery({
    queryKey: ['public-cam-frames', token, cam.id, at.day],
    queryFn: async ({ signal }) => {
      const { data } = await listPublicFieldCamFrames({
        path: { fieldCamId: cam.id },
        query: { date: at.day },
        signal,
        throwOnError: true,
      });
      return data.data;
    },
    refetchInterval: ANEW,
  });
  const minutes = Math.round(cam.publicDelaySec / 60);
  return (
    <>
      <p className={shared.facts}>
        <span>{ageOf(cam)}</span>
        <span>
          {everyOf(cam.intervalSec)}, {cam.activeHours.from} to {cam.activeHours.to}
        </span>
        {minutes > 0 && <span>{count(minutes, 'minute')} behind</span>}
      </p>
      <div className={classes.sharedFrames}>
        <FrameScreen cam={cam} at={at} frames={frames} operation="listPublicFieldCamFrames" />
      </div>
    </>
  );
}
