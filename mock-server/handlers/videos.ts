import { refuse, staleVersion } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { searchesFor } from '../lists/search.ts';
import { closedProject, type Member, memberOf } from '../members/members.ts';
import { personOf } from '../members/people.ts';
import { commentActions, videoActions } from '../permissions/media.ts';
import { projectActions } from '../permissions/projects.ts';
import type { Handlers } from '../state/call.ts';
import { dropFile, fileUrl, hasRoomFor, keepLarge, keepUpload } from '../state/files.ts';
import type { Video } from '../state/media.ts';
import { lookUp } from '../state/model.ts';
import { dropPlacesOn } from '../state/places.ts';
import { newId } from '../state/secrets.ts';
import { imageTypeOf } from '../uploads/imageType.ts';
import { revokeLinksTo } from './linkStates.ts';
import { type MediaCall, pageBy } from './photoView.ts';
import { completeUpload, dropUpload } from './uploads.ts';
import { readVideo } from './videoFiles.ts';

type Schemas = components['schemas'];

function toContract(
  call: MediaCall,
  video: Video,
  { project, membership }: Member,
): Schemas['Video'] {
  const { fileId, posterFileId, comments, createdById, ...fields } = video;
  const url = (id: string) => fileUrl(call, { kind: 'video', id: video.id }, id);
  return {
    ...fields,
    url: url(fileId),
    posterUrl: posterFileId && url(posterFileId),
    commentCount: comments.length,
    createdBy: personOf(call, createdById),
    permittedActions: videoActions(membership, project, video, call.now),
  };
}

const detailOf = (call: MediaCall, video: Video, member: Member): Schemas['VideoDetail'] => ({
  ...toContract(call, video, member),
  comments: video.comments.map(({ createdById, ...comment }) => ({
    ...comment,
    createdBy: personOf(call, createdById),
    permittedActions: commentActions(member.membership, member.project, { createdById }),
  })),
});

interface VideoParams {
  projectId: string;
  videoId: string;
}

function seen(call: MediaCall, { projectId, videoId }: VideoParams) {
  const member = memberOf(call, projectId);
  const video = lookUp(call.tenant.state.videos, videoId);
  if (!member || video?.projectId !== projectId) return refuse('NOT_FOUND');
  return { video, member };
}

function changeable(call: MediaCall, params: VideoParams, action: Schemas['VideoAction'] | null) {
  const found = seen(call, params);
  if ('refused' in found) return found;
  const { project, membership } = found.member;
  if (project.status === 'closed') return closedProject();
  if (action && !videoActions(membership, project, found.video, call.now).includes(action))
    return refuse('FORBIDDEN');
  return found;
}

/** Replaces a video, because tenants share the seeded ones. */
function replaced(
  call: MediaCall,
  { video, member }: { video: Video; member: Member },
  changes: Partial<Video>,
) {
  const updatedAt = new Date(call.now).toISOString();
  const next = { ...video, version: video.version + 1, ...changes, updatedAt };
  call.tenant.state.videos[video.id] = next;
  return { success: true as const, data: detailOf(call, next, member) };
}

/** Replaces the comments of a video. This leaves its version. */
const withComments = (
  call: MediaCall,
  found: { video: Video; member: Member },
  comments: Video['comments'],
) => replaced(call, found, { comments, version: found.video.version });

const noRoom = () =>
  refuse('PAYLOAD_TOO_LARGE', { detail: 'The mock server has no room for another upload.' });

export const handlers = {
  listVideos(call) {
    const { params, query } = call;
    const member = memberOf(call, params.projectId);
    if (!member) return refuse('NOT_FOUND');
    const finds = searchesFor(query.q);
    const videos = Object.values(call.tenant.state.videos).filter(
      ({ projectId, title, description, fileName }) =>
        projectId === params.projectId && finds(title, description, fileName),
    );
    const page = pageBy(videos, query.sort ?? '-createdAt', query);
    if ('refused' in page) return page;
    const data = page.items.map((video) => toContract(call, video, member));
    const { nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: videos.length } };
  },

  async createVideoFromUpload(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const { project, membership } = member;
    if (project.status === 'closed') return closedProject();
    if (!projectActions(membership, project).includes('create_video')) return refuse('FORBIDDEN');
    const completed = completeUpload(call, { projectId, uploadId: body.uploadId }, 'video');
    if ('refused' in completed) return completed;
    const { upload } = completed;
    const read = await readVideo(tenant.folder.path(upload.id), call.now);
    // Another request may have used the upload in the meantime.
    if (tenant.state.uploads[upload.id] !== upload) return refuse('NOT_FOUND');
    if (!read) {
      dropUpload(tenant, upload);
      return refuse('FILE_DAMAGED');
    }
    const createdAt = new Date(call.now).toISOString();
    const video: Video = {
      id: newId('vid'),
      projectId,
      title: body.title,
      description: body.description ?? '',
      fileId: keepLarge(tenant, upload, read.mime).id,
      posterFileId: null,
      fileName: upload.fileName,
      mime: read.mime,
      sizeBytes: upload.sizeBytes,
      durationSec: read.durationSec,
      playback: read.playback,
      recordedAt: read.recordedAt ?? createdAt,
      position: read.position,
      chapters: [],
      comments: [],
      createdAt,
      updatedAt: createdAt,
      version: 1,
      createdById: call.user().id,
    };
    tenant.state.videos[video.id] = video;
    return { status: 201, body: { success: true, data: detailOf(call, video, member) } };
  },

  getVideo(call) {
    const found = seen(call, call.params);
    if ('refused' in found) return found;
    const data = detailOf(call, found.video, found.member);
    return { status: 200, body: { success: true, data } };
  },

  updateVideo(call) {
    const found = changeable(call, call.params, 'update');
    if ('refused' in found) return found;
    const { chapters, version, ...rest } = call.body;
    if (found.video.version !== version) return staleVersion(found.video);
    const inOrder = chapters?.toSorted((a, b) => a.atSec - b.atSec);
    const changes = { ...rest, ...(inOrder && { chapters: inOrder }) };
    return { status: 200, body: replaced(call, found, changes) };
  },

  deleteVideo(call) {
    const found = changeable(call, call.params, 'delete');
    if ('refused' in found) return found;
    if (found.video.version !== call.query.version) return staleVersion(found.video);
    const { id, fileId, posterFileId } = found.video;
    delete call.tenant.state.videos[id];
    dropPlacesOn(call.tenant.state, { type: 'video', id });
    revokeLinksTo(call.tenant, { type: 'video', id }, call.now);
    dropFile(call.tenant, fileId);
    dropFile(call.tenant, posterFileId);
    return { status: 200, body: { success: true } };
  },

  updateVideoPoster(call) {
    const { tenant, form } = call;
    const found = changeable(call, call.params, 'update');
    if ('refused' in found) return found;
    const poster = form.file('poster');
    const contentType = poster && imageTypeOf(poster.data);
    if (!poster || !contentType) {
      const detail = 'The poster must be a PNG, JPEG or WebP picture.';
      return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
    }
    if (!hasRoomFor(tenant, poster.data.length)) return noRoom();
    dropFile(tenant, found.video.posterFileId);
    const posterFileId = keepUpload(tenant, { ...poster, contentType }).id;
    return { status: 200, body: replaced(call, found, { posterFileId }) };
  },

  addVideoComment(call) {
    const found = changeable(call, call.params, 'comment');
    if ('refused' in found) return found;
    const { body, atSec = null } = call.body;
    const createdAt = new Date(call.now).toISOString();
    const own = { id: newId('cmt'), body, atSec, createdAt, createdById: call.user().id };
    return {
      status: 201,
      body: withComments(call, found, [...found.video.comments, own]),
    };
  },

  deleteVideoComment(call) {
    const found = changeable(call, call.params, null);
    if ('refused' in found) return found;
    const { video, member } = found;
    const comment = video.comments.find(({ id }) => id === call.params.commentId);
    if (!comment) return refuse('NOT_FOUND');
    const permitted = commentActions(member.membership, member.project, comment);
    if (!permitted.includes('delete')) return refuse('FORBIDDEN');
    const comments = video.comments.filter(({ id }) => id !== comment.id);
    return { status: 200, body: withComments(call, found, comments) };
  },
} satisfies Handlers;
