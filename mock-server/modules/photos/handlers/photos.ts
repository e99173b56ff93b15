import type { GuardedHandlers } from '../../../core/access.ts';
import { preparePicture, storePicture, timeOf } from '../../../core/files/pictures.ts';
import { pageReply } from '../../../core/lists/page.ts';
import { plain } from '../../../core/lists/search.ts';
import { closedProject } from '../../../core/members/members.ts';
import { personOf } from '../../../core/members/people.ts';
import { photoActions } from '../../../core/permissions/media.ts';
import { todayIn } from '../../../core/state/dates.ts';
import { dropFile } from '../../../core/state/files.ts';
import { madeBy } from '../../../core/state/made.ts';
import type { Photo } from '../../../core/state/media.ts';
import { lookUp } from '../../../core/state/model.ts';
import { dropPlacesOn } from '../../../core/state/records/places.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, type Refusal, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { access } from '../access.ts';
import {
  filteredPhotos,
  type MediaCall,
  mediaOrder,
  type PhotoCall,
  photoDetail,
  photoSummary,
  photoToContract,
} from '../photoView.ts';

type Schemas = components['schemas'];

const unknownAlbum = () => invalid('/albumId', 'reference', 'must be an album of the project');

/** Removes duplicate tags, ignoring case. */
function distinctTags(tags: readonly string[]): string[] {
  const known = new Map(tags.toReversed().map((tag) => [plain(tag.trim()), tag.trim()]));
  return [...known.values()].reverse();
}

/** Replaces a photo, because tenants share the seeded ones. */
function replace({ tenant, now }: MediaCall, photo: Photo, changes: Partial<Photo>): Photo {
  const updatedAt = new Date(now).toISOString();
  const next = { ...photo, version: photo.version + 1, ...changes, updatedAt };
  tenant.state.photos[photo.id] = next;
  return next;
}

/** Tells whether the caller may change each photo that a new pair takes in or releases. */
const mayChangeAll = (
  { tenant, member: { membership, project }, now }: PhotoCall,
  ids: readonly (string | null | undefined)[],
): boolean =>
  ids.every((id) => {
    const photo = id ? lookUp(tenant.state.photos, id) : undefined;
    return !photo || photoActions(membership, project, photo, now).includes('update');
  });

function unpair(call: MediaCall, photo: Photo): void {
  const partner =
    photo.pairId === null ? undefined : lookUp(call.tenant.state.photos, photo.pairId);
  if (partner) replace(call, partner, { pairId: null });
}

function remove(call: MediaCall, photo: Photo): void {
  const { state } = call.tenant;
  unpair(call, photo);
  delete state.photos[photo.id];
  dropPlacesOn(state, { type: 'photo', id: photo.id });
  for (const id of [photo.fileId, photo.thumbnailFileId, photo.publicFileId])
    dropFile(call.tenant, id);
  for (const album of Object.values(state.albums)) {
    if (album.coverPhotoId === photo.id) state.albums[album.id] = { ...album, coverPhotoId: null };
  }
}

/** Returns the function that applies a bulk action to one photo. */
function bulkAction(call: PhotoCall, body: Schemas['BulkUpdatePhotosRequest']) {
  const { membership, project } = call.member;
  const { action, albumId, addTags = [], removeTags = [] } = body;
  const needed = action === 'tag' ? 'update' : action;
  return (photoId: string): Refusal | null => {
    const photo = access.photoId.find(call, photoId);
    if (!photo) return refuse('NOT_FOUND');
    if (project.status === 'closed') return closedProject();
    const permitted = photoActions(membership, project, photo, call.now);
    if (!permitted.includes(needed)) return refuse('FORBIDDEN');
    if (action === 'delete') remove(call, photo);
    else if (action === 'move') replace(call, photo, { albumId: albumId ?? null });
    else if (action === 'set_private') replace(call, photo, { private: body.private ?? false });
    else {
      const gone = new Set(removeTags.map((tag) => plain(tag.trim())));
      const kept = photo.tags.filter((tag) => !gone.has(plain(tag)));
      replace(call, photo, { tags: distinctTags([...kept, ...addTags]).slice(0, 30) });
    }
    return null;
  };
}

/** Checks how many numbers the points of a shape have. */
const POINTS: Record<Schemas['MarkupType'], (count: number) => boolean> = {
  arrow: (count) => count === 4,
  rectangle: (count) => count === 4,
  freehand: (count) => count >= 4 && count % 2 === 0,
  text: (count) => count === 2,
};

export const handlers = {
  listPhotos(call) {
    const { member, query } = call;
    const photos = filteredPhotos(call, member, query);
    return pageReply(photos, mediaOrder(query.sort ?? '-takenAt'), query, (photo) =>
      photoToContract(call, photo),
    );
  },

  getPhotoSummary(call) {
    const { member, query } = call;
    return ok(photoSummary(call, member, query));
  },

  async createPhoto(call) {
    const { tenant, form, now } = call;
    const { projectId } = call.params;
    const albumId = form.text('albumId') ?? null;
    const strange = () =>
      albumId === null || access.albumId.find(call, albumId) ? null : unknownAlbum();
    const before = strange();
    if (before) return before;
    const file = form.file('file');
    if (!file) throw new Error('The contract does not allow such a form.');
    const prepared = await preparePicture(file);
    if ('refused' in prepared) return prepared;
    // The project or the album may have changed while the thumbnail was drawn.
    const after = call.recheck() ?? strange();
    if (after) return after;
    const { project } = call.member;
    const kept = storePicture(tenant, file, prepared);
    if ('refused' in kept) return kept;
    const time = timeOf(kept.facts, project, form.text('lastModifiedAt'), now);
    const photo: Photo = {
      id: newId('pht'),
      projectId,
      albumId,
      title: form.text('title') ?? (file.fileName.replace(/\.\w+$/, '').slice(0, 200) || 'Photo'),
      description: '',
      ...kept.files,
      ...time,
      takenOn: todayIn(project, Date.parse(time.takenAt)),
      location: null,
      locationDetail: '',
      tags: [],
      private: false,
      starredByIds: [],
      comments: [],
      markup: null,
      pairId: null,
      ...madeBy(call),
    };
    tenant.state.photos[photo.id] = photo;
    return created(photoDetail(call, photo));
  },

  bulkUpdatePhotos(call) {
    const { body } = call;
    const { action, albumId, addTags = [], removeTags = [] } = body;
    if (action === 'tag' && addTags.length + removeTags.length === 0) {
      return invalid('/addTags', 'required', 'is needed to tag, or removeTags is');
    }
    if (action === 'set_private' && body.private === undefined) {
      return invalid('/private', 'required', 'must be true or false');
    }
    if (action === 'move' && albumId && !access.albumId.find(call, albumId)) {
      return unknownAlbum();
    }
    const deed = bulkAction(call, body);
    const results = body.items.map(({ id }): Schemas['BulkOutcome'] => {
      const refusal = deed(id);
      const problem = refusal && call.problem(refusal);
      const version = problem ? undefined : lookUp(call.tenant.state.photos, id)?.version;
      return { id, ok: problem === null, version: version ?? null, problem };
    });
    const succeeded = results.filter(({ ok }) => ok).length;
    return ok({ succeeded, failed: results.length - succeeded, results });
  },

  getPhoto: (call) => ok(photoDetail(call, call.records.photo)),

  updatePhoto(call) {
    const { photo } = call.records;
    const { membership, project } = call.member;
    const { version: _, clear = [], title, tags, takenAt, ...rest } = call.body;
    const permitted = photoActions(membership, project, photo, call.now);
    const leavesAlbum = clear.includes('albumId') && photo.albumId !== null;
    if (leavesAlbum && !permitted.includes('move')) return refuse('FORBIDDEN');
    if (rest.albumId && !access.albumId.find(call, rest.albumId)) return unknownAlbum();
    const next = replace(call, photo, {
      ...rest,
      ...(title !== undefined && { title: title.trim() }),
      ...(tags && { tags: distinctTags(tags) }),
      ...(takenAt && {
        takenAt,
        takenOn: todayIn(project, Date.parse(takenAt)),
        takenAtSource: 'manual',
      }),
      ...Object.fromEntries(clear.map((name) => [name, null])),
    });
    return ok(photoDetail(call, next));
  },

  deletePhoto(call) {
    remove(call, call.records.photo);
    return DONE;
  },

  getPhotoMarkup: (call) => ok(markupOf(call, call.records.photo)),

  updatePhotoMarkup(call) {
    const { shapes } = call.body;
    const wrong = shapes.findIndex(({ type, points }) => !POINTS[type](points.length));
    if (wrong >= 0) {
      return invalid(`/shapes/${wrong}/points`, 'points', 'must be as many as the type has');
    }
    const updatedAt = new Date(call.now).toISOString();
    const markup = shapes.length > 0 ? { shapes, updatedAt, updatedById: call.user().id } : null;
    // The layer is not part of what a version protects: the last one wins.
    const { version } = call.records.photo;
    const photo = replace(call, call.records.photo, { markup, version });
    return ok(markupOf(call, photo));
  },

  updatePhotoPair(call) {
    const { photo } = call.records;
    const { pairId } = call.body;
    const partner = pairId === null ? null : access.photoId.find(call, pairId);
    if (partner === photo || (pairId !== null && !partner)) {
      return invalid('/pairId', 'reference', 'must be another photo of the project');
    }
    if (!mayChangeAll(call, [photo.pairId, pairId, partner?.pairId])) return refuse('FORBIDDEN');
    unpair(call, photo);
    if (partner) {
      unpair(call, partner);
      replace(call, partner, { pairId: photo.id });
    }
    return ok(photoDetail(call, replace(call, photo, { pairId })));
  },

  updatePhotoStar(call) {
    const { photo } = call.records;
    const me = call.user().id;
    const others = photo.starredByIds.filter((id) => id !== me);
    // A star does not change `updatedAt`.
    const next = { ...photo, starredByIds: call.body.starred ? [...others, me] : others };
    call.tenant.state.photos[photo.id] = next;
    return ok(photoDetail(call, next));
  },
} satisfies GuardedHandlers<typeof access>;

const markupOf = (call: MediaCall, { markup }: Photo): Schemas['PhotoMarkup'] => ({
  shapes: markup?.shapes ?? [],
  updatedAt: markup?.updatedAt ?? null,
  updatedBy: markup ? personOf(call, markup.updatedById) : null,
});
