import { visitedLink } from '../../../core/sharing/linkStates.ts';
import {
  fileOf,
  leadsTo,
  nameToSave,
  type PublicViewOf,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import type { Video } from '../../../core/state/media.ts';
import { lookUp } from '../../../core/state/model.ts';
import type { ShareLink } from '../../../core/state/sharing.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import { visitorDownload } from '../visitorDownload.ts';

const posterUrl = (call: VisitCall, { id, posterFileId }: Video) =>
  posterFileId === null ? null : visitFileUrl(call, 'video', id, 'poster');

export const publicVideo: PublicViewOf = (call, id) => {
  const video = lookUp(call.tenant.state.videos, id);
  if (!video) return null;
  return {
    title: video.title,
    description: video.description,
    thumbnailUrl: posterUrl(call, video),
    recordedAt: video.recordedAt,
  };
};

const sharedVideo = ({ state }: Tenant, link: ShareLink, id: string): Video | null =>
  (leadsTo(link, { type: 'video', id }) && lookUp(state.videos, id)) || null;

function visitedVideo(call: VisitCall, videoId: string) {
  const link = visitedLink(call);
  const video = link && sharedVideo(call.tenant, link, videoId);
  return video ? { link, video } : null;
}

export const visitVideoFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const video = sharedVideo(tenant, link, id);
  if (!video) return null;
  if (part === 'file') return fileOf(tenant, video.fileId);
  return part === 'poster' ? fileOf(tenant, video.posterFileId) : null;
};

export const handlers = {
  getPublicVideo(call) {
    const found = visitedVideo(call, call.params.videoId);
    if (!found) return refuse('NOT_FOUND');
    const { id, title, description, recordedAt, durationSec, playback } = found.video;
    const { sizeBytes, chapters, fileName } = found.video;
    return ok({
      ...{ id, title, description, recordedAt, durationSec, playback, sizeBytes },
      fileName: nameToSave(title, fileName),
      url: visitFileUrl(call, 'video', id, 'file'),
      posterUrl: posterUrl(call, found.video),
      chapters: [...chapters],
    });
  },

  async downloadPublicVideo(call) {
    const { tenant } = call;
    const found = visitedVideo(call, call.params.videoId);
    if (!found) return refuse('NOT_FOUND');
    const { link, video } = found;
    const name = nameToSave(video.title, video.fileName);
    return visitorDownload(tenant, link, fileOf(tenant, video.fileId), name);
  },
} satisfies Handlers;
