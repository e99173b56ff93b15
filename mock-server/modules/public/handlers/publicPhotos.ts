import { pageReply } from '../../../core/lists/page.ts';
import { visitedLink } from '../../../core/sharing/linkStates.ts';
import {
  leadsTo,
  nameToSave,
  type PublicViewOf,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import type { Photo } from '../../../core/state/media.ts';
import { lookUp } from '../../../core/state/model.ts';
import type { ShareLink } from '../../../core/state/sharing.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { coverOf, publicPhotosIn } from '../../photos/handlers/albums.ts';
import { mediaOrder } from '../../photos/photoView.ts';
import { visitorDownload } from '../visitorDownload.ts';

type Schemas = components['schemas'];

export const publicAlbum: PublicViewOf = (call, id) => {
  const album = lookUp(call.tenant.state.albums, id);
  if (!album) return null;
  const cover = coverOf(publicPhotosIn(call.tenant, album), album);
  return {
    title: album.name,
    description: album.description,
    thumbnailUrl: cover ? visitFileUrl(call, 'photo', cover.id, 'thumbnail') : null,
    recordedAt: cover?.takenAt ?? album.createdAt,
  };
};

export const publicPhoto: PublicViewOf = (call, id) => {
  const photo = lookUp(call.tenant.state.photos, id);
  if (!photo) return null;
  return {
    title: photo.title,
    description: photo.description,
    thumbnailUrl: visitFileUrl(call, 'photo', id, 'thumbnail'),
    recordedAt: photo.takenAt,
  };
};

/** Returns the photo, if the link leads to it or to its current album. */
function sharedPhoto({ state }: Tenant, link: ShareLink, id: string): Photo | null {
  const photo = lookUp(state.photos, id);
  if (!photo || photo.private) return null;
  const { albumId } = photo;
  const isShared =
    leadsTo(link, { type: 'photo', id }) ||
    (albumId !== null && leadsTo(link, { type: 'album', id: albumId }));
  return isShared ? photo : null;
}

function visitedPhoto(call: VisitCall, photoId: string) {
  const link = visitedLink(call);
  const photo = link && sharedPhoto(call.tenant, link, photoId);
  return photo ? { link, photo } : null;
}

/** Visitors get the copy without metadata in place of the original. */
export const visitPhotoFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const photo = sharedPhoto(tenant, link, id);
  if (!photo || !['copy', 'thumbnail'].includes(part)) return null;
  const fileId = part === 'copy' ? photo.publicFileId : photo.thumbnailFileId;
  return lookUp(tenant.state.files, fileId) ?? null;
};

const toContract = (call: VisitCall, photo: Photo): Schemas['PublicPhoto'] => {
  const { id, title, description, takenOn, width, height, is360, markup, fileName } = photo;
  return {
    ...{ id, title, description, takenOn, width, height, is360 },
    url: visitFileUrl(call, 'photo', id, 'copy'),
    thumbnailUrl: visitFileUrl(call, 'photo', id, 'thumbnail'),
    fileName: nameToSave(title, fileName),
    markupCount: markup?.shapes.length ?? 0,
  };
};

export const handlers = {
  listPublicAlbumPhotos(call) {
    const { params, query, tenant } = call;
    const album = lookUp(tenant.state.albums, params.albumId);
    const link = visitedLink(call);
    if (!link || !album || !leadsTo(link, { type: 'album', id: album.id }))
      return refuse('NOT_FOUND');
    return pageReply(publicPhotosIn(tenant, album), mediaOrder('-takenAt'), query, (photo) =>
      toContract(call, photo),
    );
  },

  getPublicPhoto(call) {
    const found = visitedPhoto(call, call.params.photoId);
    if (!found) return refuse('NOT_FOUND');
    const shapes = found.photo.markup?.shapes ?? [];
    return ok({ ...toContract(call, found.photo), shapes });
  },

  async downloadPublicPhoto(call) {
    const { tenant } = call;
    const found = visitedPhoto(call, call.params.photoId);
    if (!found) return refuse('NOT_FOUND');
    const { title, fileName, publicFileId } = found.photo;
    const file = lookUp(tenant.state.files, publicFileId);
    return visitorDownload(tenant, found.link, file, nameToSave(title, fileName));
  },
} satisfies Handlers;
