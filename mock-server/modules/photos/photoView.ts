import { orderOf } from '../../core/lists/page.ts';
import { plain, searchesFor } from '../../core/lists/search.ts';
import { personOf } from '../../core/members/people.ts';
import {
  commentActions,
  photoActions,
  readsComment,
  seesPhoto,
} from '../../core/permissions/media.ts';
import { seesTour } from '../../core/permissions/models.ts';
import type { Call } from '../../core/state/call.ts';
import { fileUrl } from '../../core/state/files.ts';
import type { Photo } from '../../core/state/media.ts';
import { lookUp, type Member } from '../../core/state/model.ts';
import type { components, operations } from '../../generated/contract.d.ts';
import { planEdges } from './seed/sitePhotos.ts';

type Schemas = components['schemas'];
export type MediaCall = Pick<Call<unknown>, 'tenant' | 'origin' | 'user' | 'now'>;
export type PhotoCall = MediaCall & { member: Member };
type Filters = NonNullable<operations['listPhotos']['parameters']['query']>;

export function photoToContract(call: PhotoCall, photo: Photo): Schemas['Photo'] {
  const { tenant } = call;
  const { fileId, thumbnailFileId, publicFileId, starredByIds, markup, comments, ...rest } = photo;
  const { createdById, pairId, ...fields } = rest;
  const url = (fileId: string) => fileUrl(call, { kind: 'photo', id: photo.id }, fileId);
  const partner = pairId === null ? undefined : lookUp(tenant.state.photos, pairId);
  const { membership, project } = call.member;
  return {
    ...fields,
    pairId: partner && seesPhoto(membership, partner) ? pairId : null,
    url: url(fileId),
    thumbnailUrl: url(thumbnailFileId),
    publicCopyUrl: url(publicFileId),
    starred: starredByIds.includes(call.user().id),
    markupCount: markup?.shapes.length ?? 0,
    commentCount: comments.filter((comment) => readsComment(membership, project, comment)).length,
    createdBy: personOf(call, createdById),
    permittedActions: photoActions(membership, project, photo, call.now),
  };
}

/** Returns a photo with its comments. */
export function photoDetail(call: PhotoCall, photo: Photo): Schemas['PhotoDetail'] {
  const { membership, project } = call.member;
  const person = (id: string) => personOf(call, id);
  const comments = photo.comments
    .filter((comment) => readsComment(membership, project, comment))
    .map(({ mentionIds, createdById, ...comment }) => ({
      ...comment,
      mentions: mentionIds.map(person),
      createdBy: person(createdById),
      permittedActions: commentActions(membership, project, { createdById }),
    }));
  return { ...photoToContract(call, photo), comments };
}

/** Returns the visible photos of a project that match the filters. */
export function filteredPhotos(
  call: MediaCall,
  { project, membership }: Member,
  query: Filters,
): Photo[] {
  const finds = searchesFor(query.q);
  const tag = query.tag && plain(query.tag);
  const me = call.user().id;
  return Object.values(call.tenant.state.photos).filter(
    (photo) =>
      photo.projectId === project.id &&
      seesPhoto(membership, photo) &&
      (query.albumId === undefined || photo.albumId === query.albumId) &&
      (query.takenFrom === undefined || photo.takenOn >= query.takenFrom) &&
      (query.takenTo === undefined || photo.takenOn <= query.takenTo) &&
      (tag === undefined || photo.tags.some((photoTag) => plain(photoTag) === tag)) &&
      (query.uploaderId === undefined || photo.createdById === query.uploaderId) &&
      (query.is360 === undefined || photo.is360 === query.is360) &&
      (query.starred === undefined || photo.starredByIds.includes(me) === query.starred) &&
      finds(photo.title, photo.description, photo.locationDetail, photo.fileName, ...photo.tags),
  );
}

/** Orders records by a time or by title. */
export const mediaOrder = <T extends { id: string; title: string }>(sort: string) =>
  orderOf(sort, (record: T, field) =>
    field === 'title' ? plain(record.title) : Date.parse(String(Reflect.get(record, field))),
  );

/** Returns the counts by day and the values of the filters. */
export function photoSummary(
  call: MediaCall,
  member: Member,
  query: Filters,
): Schemas['PhotoSummary'] {
  const shown = filteredPhotos(call, member, query);
  const all = filteredPhotos(call, member, {});
  const days = counted(shown.map(({ takenOn }) => takenOn));
  const tags = counted(all.flatMap((photo) => photo.tags));
  const people = [...new Set(all.map(({ createdById }) => createdById))];
  return {
    total: shown.length,
    days: days.map(([date, count]) => ({ date, count })).sort((a, b) => (a.date < b.date ? 1 : -1)),
    tags: tags
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => a.tag.localeCompare(b.tag, 'en')),
    uploaders: people
      .map((id) => personOf(call, id))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    plans: plansOf(call, member),
  };
}

/** Returns the plans of the project's tours that the caller sees: the first one of each storey. */
function plansOf(call: MediaCall, { membership, project }: Member): Schemas['SitePlan'][] {
  const edges = planEdges[project.id];
  if (!edges) return [];
  const plans = new Map<string, Schemas['SitePlan']>();
  for (const tour of Object.values(call.tenant.state.tours)) {
    const { id, plan } = tour;
    const title = tour.scenes[0]?.floor ?? tour.title;
    if (tour.projectId !== project.id || !plan || !seesTour(membership, tour) || plans.has(title))
      continue;
    plans.set(title, {
      id,
      title,
      url: fileUrl(call, { kind: 'tour', id }, plan.fileId),
      ...edges,
    });
  }
  return [...plans.values()].sort((a, b) =>
    a.title.localeCompare(b.title, 'en', { numeric: true }),
  );
}

function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
