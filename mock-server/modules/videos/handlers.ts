import { imageTypeOf } from '../../converter/formats/imageType.ts';
import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { pageReply } from '../../core/lists/page.ts';
import { searchesFor } from '../../core/lists/search.ts';
import { personOf } from '../../core/members/people.ts';
import { commentActions, videoActions } from '../../core/permissions/media.ts';
import { dropFile, fileUrl, hasRoomFor, keepLarge, keepUpload } from '../../core/state/files.ts';
import { madeBy } from '../../core/state/made.ts';
import type { Video } from '../../core/state/media.ts';
import { dropPlacesOn } from '../../core/state/records/places.ts';
import { newId } from '../../core/state/secrets.ts';
import { completeUpload, dropUpload } from '../../core/uploads/own.ts';
import { refuse } from '../../engine/problem.ts';
import { created, DONE, ok } from '../../engine/success.ts';
import type { components } from '../../generated/contract.d.ts';
import { mediaOrder } from '../photos/photoView.ts';
import type { access } from './access.ts';
import { readVideo } from './videoFiles.ts';

type Schemas = components['schemas'];

function toContract(call: MemberCall, video: Video): Schemas['Video'] {
  const { project, membership } = call.member;
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

const detailOf = (call: MemberCall, video: Video): Schemas['VideoDetail'] => ({
  ...toContract(call, video),
  comments: video.comments.map(({ createdById, ...comment }) => ({
    ...comment,
    createdBy: personOf(call, createdById),
    permittedActions: commentActions(call.member.membership, call.member.project, { createdById }),
  })),
});

/** Replaces a video, because tenants share the seeded ones. */
function replaced(call: MemberCall<{ video: Video }>, changes: Partial<Video>) {
  const { video } = call.records;
  const updatedAt = new Date(call.now).toISOString();
  const next = { ...video, version: video.version + 1, ...changes, updatedAt };
  call.tenant.state.videos[video.id] = next;
  return detailOf(call, next);
}

/** Replaces the comments of a video. This leaves its version. */
const withComments = (call: MemberCall<{ video: Video }>, comments: Video['comments']) =>
  replaced(call, { comments, version: call.records.video.version });

const noRoom = () =>
  refuse('PAYLOAD_TOO_LARGE', { detail: 'The mock server has no room for another upload.' });

export const handlers = {
  listVideos(call) {
    const { params, query } = call;
    const finds = searchesFor(query.q);
    const videos = Object.values(call.tenant.state.videos).filter(
      ({ projectId, title, description, fileName }) =>
        projectId === params.projectId && finds(title, description, fileName),
    );
    return pageReply(
      videos,
      mediaOrder(query.sort ?? '-createdAt'),
      query,
      (video) => toContract(call, video),
      { total: videos.length },
    );
  },

  async createVideoFromUpload(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const completed = completeUpload(call, body.uploadId, 'video');
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
      ...madeBy(call),
    };
    tenant.state.videos[video.id] = video;
    return created(detailOf(call, video));
  },

  getVideo: (call) => ok(detailOf(call, call.records.video)),

  updateVideo(call) {
    const { chapters, version: _, ...rest } = call.body;
    const inOrder = chapters?.toSorted((a, b) => a.atSec - b.atSec);
    const changes = { ...rest, ...(inOrder && { chapters: inOrder }) };
    return ok(replaced(call, changes));
  },

  deleteVideo(call) {
    const { id, fileId, posterFileId } = call.records.video;
    delete call.tenant.state.videos[id];
    dropPlacesOn(call.tenant.state, { type: 'video', id });
    dropFile(call.tenant, fileId);
    dropFile(call.tenant, posterFileId);
    return DONE;
  },

  updateVideoPoster(call) {
    const { tenant, form } = call;
    const poster = form.file('poster');
    const contentType = poster && imageTypeOf(poster.data);
    if (!poster || !contentType) {
      const detail = 'The poster must be a PNG, JPEG or WebP picture.';
      return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
    }
    if (!hasRoomFor(tenant, poster.data.length)) return noRoom();
    dropFile(tenant, call.records.video.posterFileId);
    const posterFileId = keepUpload(tenant, { ...poster, contentType }).id;
    return ok(replaced(call, { posterFileId }));
  },

  addVideoComment(call) {
    const { body, atSec = null } = call.body;
    const createdAt = new Date(call.now).toISOString();
    const added = { id: newId('cmt'), body, atSec, createdAt, createdById: call.user().id };
    return created(withComments(call, [...call.records.video.comments, added]));
  },

  deleteVideoComment(call) {
    const { video, comment } = call.records;
    const comments = video.comments.filter(({ id }) => id !== comment.id);
    return ok(withComments(call, comments));
  },
} satisfies GuardedHandlers<typeof access>;
