import { refuse } from '../engine/problem.ts';
import type { Handlers } from '../engine/types.ts';
import { todayIn } from '../logs/dates.ts';
import type { FieldCam } from '../state/media.ts';
import { lookUp, type Project } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';
import { type Frame, framesOn, lastFrame } from './frames.ts';
import { visitedLink } from './linkLife.ts';
import {
  leadsTo,
  type PublicThingOf,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from './visits.ts';

interface Shared {
  cam: FieldCam;
  project: Project;
  /** Milliseconds since the epoch: what came later is not public yet. */
  until: number;
}

function camOf({ state }: Tenant, id: string, now: number): Shared | null {
  const cam = lookUp(state.fieldCams, id);
  const project = cam && lookUp(state.projects, cam.projectId);
  return cam && project ? { cam, project, until: now - cam.publicDelaySec * 1000 } : null;
}

const sharedCam = (tenant: Tenant, link: ShareLink, id: string, now: number): Shared | null =>
  leadsTo(link, { type: 'cam', id }) ? camOf(tenant, id, now) : null;

function visitedCam(call: VisitCall, id: string): Shared | null {
  const link = visitedLink(call);
  return link && sharedCam(call.tenant, link, id, call.now);
}

const publicFrames = ({ cam, project, until }: Shared, date: string): Frame[] =>
  cam.streamPaused ? [] : framesOn(cam, project, date, until);

/** How the camera is, and the last picture if it may be seen. */
function shownOf({ cam, project, until }: Shared) {
  const { last, status } = lastFrame(cam, project, until);
  return { last: cam.streamPaused ? null : last, status };
}

const frameUrl = (call: VisitCall, { id }: FieldCam, { time }: Frame): string =>
  visitFileUrl(call, 'cam', id, String(time));

export const publicFieldCam: PublicThingOf = (call, id) => {
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

/** By the time of a picture, so that one that is not public yet cannot be had. */
export const visitCamFile: VisitFileOf = ({ tenant, link, now }, id, part) => {
  const found = sharedCam(tenant, link, id, now);
  const time = /^\d{1,14}$/.test(part) ? Number(part) : null;
  if (!found || time === null) return null;
  const frames = publicFrames(found, todayIn(found.project, time));
  const fileId = frames.find((frame) => frame.time === time)?.fileId;
  return (fileId !== undefined && lookUp(tenant.state.files, fileId)) || null;
};

export const publicFieldCamHandlers = {
  getPublicFieldCam(call) {
    const found = visitedCam(call, call.params.fieldCamId);
    if (!found) return refuse('NOT_FOUND');
    const { id, name, intervalSec, activeHours, streamPaused, publicDelaySec, createdAt } =
      found.cam;
    const { last, status } = shownOf(found);
    const data = {
      ...{ id, name, status, intervalSec, activeHours, streamPaused, publicDelaySec, createdAt },
      lastFrameAt: last?.at ?? null,
      lastFrameUrl: last && frameUrl(call, found.cam, last),
    };
    return { status: 200, body: { success: true, data } };
  },

  listPublicFieldCamFrames(call) {
    const found = visitedCam(call, call.params.fieldCamId);
    if (!found) return refuse('NOT_FOUND');
    const data = publicFrames(found, call.query.date).map((frame) => ({
      at: frame.at,
      imageUrl: frameUrl(call, found.cam, frame),
    }));
    return { status: 200, body: { success: true, data } };
  },
} satisfies Handlers;
