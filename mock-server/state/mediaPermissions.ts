import type { components } from '../generated/contract.d.ts';
import type { StoredComment } from './logs.ts';
import type { Album, Photo, Video } from './media.ts';
import type { Membership, Project, ProjectRole } from './model.ts';
import { mayPublish } from './permissions.ts';

type Schemas = components['schemas'];

const LEADERS: readonly ProjectRole[] = ['project_admin', 'project_manager'];
/** Who changes and moves what others have made. */
const EDITORS: readonly ProjectRole[] = [...LEADERS, 'superintendent'];
/** Who uploads, and changes his own. */
const CONTRIBUTORS: readonly ProjectRole[] = [...EDITORS, 'subcontractor', 'owner'];

/** So long somebody who leads nothing may take back his own. */
const SECOND_THOUGHTS_MS = 24 * 60 * 60 * 1000;

/** To share there is something in a closed project, too: what was shared can be ended. */
const sharing = (membership: Membership): 'share'[] => (mayPublish(membership) ? ['share'] : []);

type Own = Pick<Photo | Video, 'createdById' | 'createdAt'>;

const isOwn = ({ role, userId }: Membership, { createdById }: Own) =>
  createdById === userId && CONTRIBUTORS.includes(role);

const mayUpdate = (membership: Membership, own: Own) =>
  EDITORS.includes(membership.role) || isOwn(membership, own);

const mayDelete = (membership: Membership, own: Own, now: number) =>
  LEADERS.includes(membership.role) ||
  (isOwn(membership, own) && now - Date.parse(own.createdAt) < SECOND_THOUGHTS_MS);

/** A private one is for who uploaded it and for those who lead the project. */
export const seesPhoto = ({ role, userId }: Membership, photo: Photo): boolean =>
  !photo.private || photo.createdById === userId || LEADERS.includes(role);

/** Members of the company that leads the project read and write what is internal. */
const isOfLead = ({ companyId }: Membership, { leadCompanyId }: Project): boolean =>
  companyId === leadCompanyId;

/** Whether the caller may read a comment. */
export const readsComment = (
  membership: Membership,
  project: Project,
  { visibility }: Pick<StoredComment, 'visibility'>,
): boolean => visibility === 'everyone' || isOfLead(membership, project);

/** One's own may be taken back for as long as one may comment. */
export const commentActions = (
  { role, userId }: Membership,
  { status }: Project,
  { createdById }: { createdById: string },
): Schemas['CommentAction'][] =>
  status !== 'closed' && role !== 'viewer' && createdById === userId ? ['delete'] : [];

export function photoActions(
  membership: Membership,
  project: Project,
  photo: Photo,
  now: number,
): Schemas['PhotoAction'][] {
  // What is private is first shown to all of the project.
  const sharings = photo.private ? [] : sharing(membership);
  if (project.status === 'closed') return sharings;
  const comments = membership.role !== 'viewer';
  return [
    ...(mayUpdate(membership, photo) ? ['update' as const] : []),
    ...(EDITORS.includes(membership.role) ? ['move' as const] : []),
    ...(mayDelete(membership, photo, now) ? ['delete' as const] : []),
    ...sharings,
    // Nobody hides a photo from himself.
    ...(LEADERS.includes(membership.role) || isOwn(membership, photo)
      ? ['set_private' as const]
      : []),
    ...(comments ? ['comment' as const] : []),
    ...(comments && isOfLead(membership, project) ? ['comment_internally' as const] : []),
  ];
}

export function albumActions(
  membership: Membership,
  { status }: Project,
  album: Album,
): Schemas['AlbumAction'][] {
  if (status === 'closed') return sharing(membership);
  const { role, userId } = membership;
  const own = album.createdById === userId;
  return [
    ...(EDITORS.includes(role) ? ['update' as const] : []),
    ...(LEADERS.includes(role) || (own && EDITORS.includes(role)) ? ['delete' as const] : []),
    ...sharing(membership),
  ];
}

/** Whoever is not there only to look may say something. */
export function videoActions(
  membership: Membership,
  { status }: Project,
  video: Video,
  now: number,
): Schemas['VideoAction'][] {
  if (status === 'closed') return sharing(membership);
  return [
    ...(mayUpdate(membership, video) ? ['update' as const] : []),
    ...(mayDelete(membership, video, now) ? ['delete' as const] : []),
    ...(membership.role === 'viewer' ? [] : ['comment' as const]),
    ...sharing(membership),
  ];
}

export function fieldCamActions(
  membership: Membership,
  { status }: Project,
): Schemas['FieldCamAction'][] {
  if (status === 'closed') return sharing(membership);
  if (!EDITORS.includes(membership.role)) return [];
  return [
    ...(LEADERS.includes(membership.role) ? ['update' as const, 'delete' as const] : []),
    ...['pause' as const, 'create_timelapse' as const],
    ...sharing(membership),
  ];
}
