import { refuse } from '../engine/problem.ts';
import type { Handlers } from '../engine/types.ts';
import type { Video } from '../state/media.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';
import { visitedLink } from './linkLife.ts';
import { visitorDownload } from './visitorDownload.ts';
import {
  leadsTo,
  nameToSave,
  type PublicThingOf,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from './visits.ts';

const posterUrl = (call: VisitCall, { id, posterFileId }: Video) =>
  posterFileId === null ? null : visitFileUrl(call, 'video', id, 'poster');

export const publicVideo: PublicThingOf = (call, id) => {
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

/** A file without what a phone noted in it. */
function bare({ state }: Tenant, fileId: string): StoredFile | null {
  const file = lookUp(state.files, fileId);
  return file ? { ...file, source: { kind: 'bare', of: fileId } } : null;
}

export const visitVideoFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const video = sharedVideo(tenant, link, id);
  if (!video) return null;
  if (part === 'file') return bare(tenant, video.fileId);
  const { posterFileId } = video;
  if (part !== 'poster' || posterFileId === null) return null;
  // Whatever the picture was taken with: it may be one of a phone.
  return bare(tenant, posterFileId);
};

export const publicVideoHandlers = {
  getPublicVideo(call) {
    const found = visitedVideo(call, call.params.videoId);
    if (!found) return refuse('NOT_FOUND');
    const { id, title, description, recordedAt, durationSec, sizeBytes, chapters, fileName } =
      found.video;
    const data = {
      ...{ id, title, description, recordedAt, durationSec, sizeBytes },
      fileName: nameToSave(title, fileName),
      url: visitFileUrl(call, 'video', id, 'file'),
      posterUrl: posterUrl(call, found.video),
      chapters: [...chapters],
    };
    return { status: 200, body: { success: true, data } };
  },

  async downloadPublicVideo(call) {
    const { tenant } = call;
    const found = visitedVideo(call, call.params.videoId);
    if (!found) return refuse('NOT_FOUND');
    const { link, video } = found;
    const name = nameToSave(video.title, video.fileName);
    return visitorDownload(tenant, link, bare(tenant, video.fileId), name);
  },
} satisfies Handlers;
