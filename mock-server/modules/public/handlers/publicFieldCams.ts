import { visitedLink } from '../../../core/sharing/linkStates.ts';
import {
  leadsTo,
  type PublicViewOf,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { todayIn } from '../../../core/state/dates.ts';
import type { FieldCam, Timelapse } from '../../../core/state/media.ts';
import { lookUp, type Project } from '../../../core/state/model.ts';
import type { ShareLink } from '../../../core/state/sharing.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { type Frame, framesOn, lastFrame } from '../../field-cams/frames.ts';
import { timelapseContent, timelapseState, upTo } from '../../field-cams/timelapses.ts';

type Schemas = components['schemas'];

interface Shared {
  cam: FieldCam;
  project: Project;
  /** Milliseconds since the epoch. */
  now: number;
  /** End of the public stream, in milliseconds since the epoch. Later pictures are not public yet. */
  until: number;
}

function camOf({ state }: Tenant, id: string, now: number): Shared | null {
  const cam = lookUp(state.fieldCams, id);
  const project = cam && lookUp(state.projects, cam.projectId);
  return cam && project ? { cam, project, now, until: now - cam.publicDelaySec * 1000 } : null;
}

const sharedCam = (tenant: Tenant, link: ShareLink, id: string, now: number): Shared | null =>
  leadsTo(link, { type: 'cam', id }) ? camOf(tenant, id, now) : null;

function visitedCam(call: VisitCall, id: string): Shared | null {
  const link = visitedLink(call);
  return link && sharedCam(call.tenant, link, id, call.now);
}

/**
 * Returns the public pictures of a day. Retention applies at the current time, even if the public stream is delayed.
 */
const publicFrames = ({ cam, project, now, until }: Shared, date: string): Frame[] =>
  cam.streamPaused ? [] : framesOn(cam, project, date, now).filter(({ time }) => time <= until);

/** The health of the camera, and its last public picture. */
function shownOf({ cam, project, until }: Shared) {
  const { last, status } = lastFrame(cam, project, until);
  return { last: cam.streamPaused ? null : last, status };
}

const frameUrl = (call: VisitCall, { id }: FieldCam, { time }: Frame): string =>
  visitFileUrl(call, 'cam', id, String(time));

export const publicFieldCam: PublicViewOf = (call, id) => {
  const found = camOf(call.tenant, id, call.now);
  if (!found) return null;
  const { cam } = found;
  const { last } = shownOf(found);
  return {
    title: cam.name,
    description: '',
    thumbnailUrl: last && frameUrl(call, cam, last),
    recordedAt: last?.at ?? cam.createdAt,
  };
};

interface PublicLapse {
  timelapse: Timelapse;
  frames: Frame[];
  missing: number;
  /** Whether the public stream has reached its end. */
  isComplete: boolean;
}

/** Returns the public part of a time-lapse, or null if none of it is public. */
function publicLapse(
  { cam, project, now, until }: Shared,
  timelapse: Timelapse,
): PublicLapse | null {
  if (cam.streamPaused || timelapseState(timelapse, timelapse.frameCount, now) !== 'ready')
    return null;
  const made = timelapseContent(cam, project, timelapse);
  const shown = upTo(made, until);
  const isComplete = shown.frames.length === made.frames.length;
  return shown.frames.length > 0 ? { timelapse, ...shown, isComplete } : null;
}

/** Returns the public part of the time-lapse with this id. */
function visitedLapse(found: Shared, id: string): PublicLapse | null {
  const timelapse = found.cam.timelapses.find((candidate) => candidate.id === id);
  return timelapse ? publicLapse(found, timelapse) : null;
}

const lapseToContract = ({
  timelapse: { id, from, to, everySec, fps },
  frames,
  missing,
  isComplete,
}: PublicLapse): Schemas['PublicTimelapse'] => ({
  ...{ id, from, to, everySec, fps, isComplete },
  frameCount: frames.length,
  missingCount: missing,
});

/**
 * The address has the time of a picture, so that pictures that are not public yet stay hidden. After the id of a
 * time-lapse, it also finds pictures that the camera no longer retains.
 */
export const visitCamFile: VisitFileOf = ({ tenant, link, now }, id, part) => {
  const found = sharedCam(tenant, link, id, now);
  const [, lapseId, digits] = /^(?:([\w-]+)\.)?(\d{1,14})$/.exec(part) ?? [];
  if (!found || digits === undefined) return null;
  const time = Number(digits);
  const frames =
    lapseId === undefined
      ? publicFrames(found, todayIn(found.project, time))
      : (visitedLapse(found, lapseId)?.frames ?? []);
  const fileId = frames.find((frame) => frame.time === time)?.fileId;
  return (fileId !== undefined && lookUp(tenant.state.files, fileId)) || null;
};

export const handlers = {
  getPublicFieldCam(call) {
    const found = visitedCam(call, call.params.fieldCamId);
    if (!found) return refuse('NOT_FOUND');
    const { id, name, intervalSec, activeHours, streamPaused, publicDelaySec, createdAt } =
      found.cam;
    const { last, status } = shownOf(found);
    return ok({
      ...{ id, name, status, intervalSec, activeHours, streamPaused, publicDelaySec, createdAt },
      lastFrameAt: last?.at ?? null,
      lastFrameUrl: last && frameUrl(call, found.cam, last),
      timelapses: found.cam.timelapses.flatMap((timelapse) => {
        const lapse = publicLapse(found, timelapse);
        return lapse ? lapseToContract(lapse) : [];
      }),
    });
  },

  listPublicFieldCamFrames(call) {
    const found = visitedCam(call, call.params.fieldCamId);
    if (!found) return refuse('NOT_FOUND');
    return ok(
      publicFrames(found, call.query.date).map((frame) => ({
        at: frame.at,
        imageUrl: frameUrl(call, found.cam, frame),
      })),
    );
  },

  getPublicFieldCamTimelapse(call) {
    const { fieldCamId, timelapseId } = call.params;
    const found = visitedCam(call, fieldCamId);
    const lapse = found && visitedLapse(found, timelapseId);
    if (!lapse) return refuse('NOT_FOUND');
    const frames = lapse.frames.map(({ at, time }) => ({
      at,
      imageUrl: visitFileUrl(call, 'cam', fieldCamId, `${timelapseId}.${time}`),
    }));
    return ok({ ...lapseToContract(lapse), frames });
  },
} satisfies Handlers;
