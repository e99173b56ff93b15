import type { StoredComment } from '../state/logs.ts';
import type { Album, Photo, Video } from '../state/media.ts';
import type { Membership, Project } from '../state/model.ts';
import { isGranted, permittedActions } from './grants.ts';
import { type AlbumAction, grants as albumGrants } from './table/albums.ts';
import { type CommentAction, grants as commentGrants } from './table/comments.ts';
import { type FieldCamAction, grants as fieldCamGrants } from './table/field-cams.ts';
import { type PhotoAction, type PhotoRule, grants as photoGrants } from './table/photos.ts';
import { type VideoAction, grants as videoGrants } from './table/videos.ts';

const PHOTO_ACTIONS: readonly PhotoAction[] = [
  'update',
  'move',
  'delete',
  'share',
  'set_private',
  'comment',
  'comment_internally',
];
const ALBUM_ACTIONS: readonly AlbumAction[] = ['update', 'delete', 'share'];
const VIDEO_ACTIONS: readonly VideoAction[] = ['update', 'delete', 'comment', 'share'];
const FIELD_CAM_ACTIONS: readonly FieldCamAction[] = [
  'update',
  'delete',
  'pause',
  'create_timelapse',
  'share',
];

/** How long an upload counts as recent, in milliseconds. */
const RECENT_MS = 24 * 60 * 60 * 1000;

type Uploaded = Pick<Photo | Video, 'createdById' | 'createdAt'>;

const isOwn = ({ userId }: Membership, { createdById }: { createdById: string }): boolean =>
  createdById === userId;

const isOwnRecent = (membership: Membership, uploaded: Uploaded, now: number): boolean =>
  isOwn(membership, uploaded) && now - Date.parse(uploaded.createdAt) < RECENT_MS;

const isOfLeadCompany = ({ companyId }: Membership, { leadCompanyId }: Project): boolean =>
  companyId === leadCompanyId;

export const seesPhoto = (membership: Membership, photo: Photo): boolean =>
  !photo.private ||
  isGranted(photoGrants, membership.role, 'view_private', () => isOwn(membership, photo));

/** @param now milliseconds since the epoch */
export function photoActions(
  membership: Membership,
  project: Project,
  photo: Photo,
  now: number,
): PhotoAction[] {
  const rules: Record<PhotoRule, () => boolean> = {
    own: () => isOwn(membership, photo),
    own_recent: () => isOwnRecent(membership, photo, now),
    lead_company: () => isOfLeadCompany(membership, project),
  };
  const actions = permittedActions(photoGrants, membership.role, project, PHOTO_ACTIONS, (rule) =>
    rules[rule](),
  );
  // A private photo must become visible to the whole project before it can be shared outside.
  return photo.private ? actions.filter((action) => action !== 'share') : actions;
}

export const albumActions = (
  membership: Membership,
  project: Project,
  album: Album,
): AlbumAction[] =>
  permittedActions(albumGrants, membership.role, project, ALBUM_ACTIONS, () =>
    isOwn(membership, album),
  );

/** @param now milliseconds since the epoch */
export const videoActions = (
  membership: Membership,
  project: Project,
  video: Video,
  now: number,
): VideoAction[] =>
  permittedActions(videoGrants, membership.role, project, VIDEO_ACTIONS, (rule) =>
    rule === 'own' ? isOwn(membership, video) : isOwnRecent(membership, video, now),
  );

export const fieldCamActions = ({ role }: Membership, project: Project): FieldCamAction[] =>
  permittedActions(fieldCamGrants, role, project, FIELD_CAM_ACTIONS);

export const readsComment = (
  membership: Membership,
  project: Project,
  { visibility }: Pick<StoredComment, 'visibility'>,
): boolean =>
  visibility === 'everyone' ||
  isGranted(commentGrants, membership.role, 'view_internal', () =>
    isOfLeadCompany(membership, project),
  );

export const commentActions = (
  membership: Membership,
  project: Project,
  comment: { createdById: string },
): CommentAction[] =>
  permittedActions(commentGrants, membership.role, project, ['delete'], () =>
    isOwn(membership, comment),
  );
