import type { GuardedHandlers } from '../../../core/access.ts';
import { plain } from '../../../core/lists/search.ts';
import { personOf } from '../../../core/members/people.ts';
import { albumActions, seesPhoto } from '../../../core/permissions/media.ts';
import { fileUrl } from '../../../core/state/files.ts';
import { madeBy } from '../../../core/state/made.ts';
import type { Album, Photo } from '../../../core/state/media.ts';
import type { Member } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import type { access } from '../access.ts';
import type { MediaCall, PhotoCall } from '../photoView.ts';

type Schemas = components['schemas'];

const photosIn = ({ state }: Tenant, { id }: Album): Photo[] =>
  Object.values(state.photos).filter(({ albumId }) => albumId === id);

/** Returns the photos of an album that visitors see. */
export const publicPhotosIn = (tenant: Tenant, album: Album): Photo[] =>
  photosIn(tenant, album).filter((photo) => !photo.private);

/** Returns the photos of an album that the member sees. */
const seenIn = (tenant: Tenant, album: Album, { membership }: Member): Photo[] =>
  photosIn(tenant, album).filter((photo) => seesPhoto(membership, photo));

const latest = (photos: readonly Photo[]): Photo | undefined =>
  photos.reduce<Photo | undefined>(
    (best, photo) => (best && Date.parse(best.takenAt) >= Date.parse(photo.takenAt) ? best : photo),
    undefined,
  );

/** Returns the chosen cover if it is among the photos, otherwise the latest photo. */
export function coverOf(photos: readonly Photo[], { coverPhotoId }: Album): Photo | undefined {
  return photos.find(({ id }) => id === coverPhotoId) ?? latest(photos);
}

function toContract(call: PhotoCall, album: Album): Schemas['Album'] {
  const { tenant, member } = call;
  const { project, membership } = member;
  const photos = seenIn(tenant, album, member);
  const cover = coverOf(photos, album);
  const { createdById, ...fields } = album;
  return {
    ...fields,
    coverPhotoId: cover?.id === album.coverPhotoId ? album.coverPhotoId : null,
    coverUrl: cover ? fileUrl(call, { kind: 'photo', id: cover.id }, cover.thumbnailFileId) : null,
    photoCount: photos.length,
    createdBy: personOf(call, createdById),
    permittedActions: albumActions(membership, project, album),
  };
}

/** Refuses a name that another album has. */
function takenName({ tenant }: MediaCall, projectId: string, name: string, ownId: string | null) {
  const isTaken = Object.values(tenant.state.albums).some(
    (album) =>
      album.projectId === projectId && album.id !== ownId && plain(album.name) === plain(name),
  );
  const detail = 'The project already has an album with this name.';
  const errors = [{ pointer: '/name', code: 'unique', detail }];
  return isTaken ? refuse('NAME_TAKEN', { detail, errors }) : null;
}

export const handlers = {
  listAlbums(call) {
    const { projectId } = call.params;
    const albums = Object.values(call.tenant.state.albums)
      .filter((album) => album.projectId === projectId)
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
    return ok(albums.map((album) => toContract(call, album)));
  },

  createAlbum(call) {
    const { projectId } = call.params;
    const name = call.body.name.trim();
    const taken = takenName(call, projectId, name, null);
    if (taken) return taken;
    const album: Album = {
      id: newId('alb'),
      projectId,
      name,
      description: call.body.description ?? '',
      coverPhotoId: null,
      ...madeBy(call),
    };
    call.tenant.state.albums[album.id] = album;
    return created(toContract(call, album));
  },

  updateAlbum(call) {
    const { params, body, tenant, member } = call;
    const { album } = call.records;
    const name = body.name?.trim() ?? album.name;
    const taken = takenName(call, params.projectId, name, album.id);
    if (taken) return taken;
    const { coverPhotoId = album.coverPhotoId } = body;
    if (body.coverPhotoId && !seenIn(tenant, album, member).some(({ id }) => id === coverPhotoId)) {
      return invalid('/coverPhotoId', 'reference', 'must be a photo of the album');
    }
    const updatedAt = new Date(call.now).toISOString();
    const version = album.version + 1;
    const next = { ...album, ...body, name, coverPhotoId, updatedAt, version };
    tenant.state.albums[album.id] = next;
    return ok(toContract(call, next));
  },

  deleteAlbum(call) {
    const { state } = call.tenant;
    const { album } = call.records;
    for (const photo of photosIn(call.tenant, album)) {
      state.photos[photo.id] = { ...photo, albumId: null, version: photo.version + 1 };
    }
    delete state.albums[album.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
