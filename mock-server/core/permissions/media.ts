import type { components } from '../../generated/contract.d.ts';
import type { Album, Photo, Video } from '../state/media.ts';
import type { Membership, Project } from '../state/model.ts';
import type { StoredComment } from '../state/records/logs.ts';
import { isGranted, permittedActions, type RuleOf } from './grants.ts';

type Schemas = components['schemas'];

/** How long an upload counts as recent, in milliseconds. */
const RECENT_MS = 24 * 60 * 60 * 1000;

type Uploaded = Pick<Photo | Video, 'createdById' | 'createdAt'>;

type Person = Pick<Membership, 'userId' | 'role'>;

const isOwn = (
  { userId }: Pick<Person, 'userId'>,
  { createdById }: { createdById: string },
): boolean => createdById === userId;

const isOwnRecent = (membership: Membership, uploaded: Uploaded, now: number): boolean =>
  isOwn(membership, uploaded) && now - Date.parse(uploaded.createdAt) < RECENT_MS;

const isOfLeadCompany = ({ companyId }: Membership, { leadCompanyId }: Project): boolean =>
  companyId === leadCompanyId;

export const seesPhoto = (membership: Person, photo: Photo): boolean =>
  !photo.private ||
  isGranted('photos', membership.role, 'view_private', () => isOwn(membership, photo));

/** @param now milliseconds since the epoch */
export function photoActions(
  membership: Membership,
  project: Project,
  photo: Photo,
  now: number,
): Schemas['PhotoAction'][] {
  const rules: Record<RuleOf<'photos'>, () => boolean> = {
    own: () => isOwn(membership, photo),
    own_recent: () => isOwnRecent(membership, photo, now),
    lead_company: () => isOfLeadCompany(membership, project),
  };
  const actions = permittedActions('record', 'photos', membership.role, project, (rule) =>
    rules[rule](),
  );
  // A private photo must become visible to the whole project before it can be shared outside.
  return photo.private ? actions.filter((action) => action !== 'share') : actions;
}

export const albumActions = (
  membership: Membership,
  project: Project,
  album: Album,
): Schemas['AlbumAction'][] =>
  permittedActions('record', 'albums', membership.role, project, () => isOwn(membership, album));

/** @param now milliseconds since the epoch */
export const videoActions = (
  membership: Membership,
  project: Project,
  video: Video,
  now: number,
): Schemas['VideoAction'][] =>
  permittedActions('record', 'videos', membership.role, project, (rule) =>
    rule === 'own' ? isOwn(membership, video) : isOwnRecent(membership, video, now),
  );

export const fieldCamActions = (
  { role }: Membership,
  project: Project,
): Schemas['FieldCamAction'][] => permittedActions('record', 'field-cams', role, project);

export const readsComment = (
  membership: Membership,
  project: Project,
  { visibility }: Pick<StoredComment, 'visibility'>,
): boolean =>
  visibility === 'everyone' ||
  isGranted('comments', membership.role, 'view_internal', () =>
    isOfLeadCompany(membership, project),
  );

export const commentActions = (
  membership: Membership,
  project: Project,
  comment: { createdById: string },
): Schemas['CommentAction'][] =>
  permittedActions('record', 'comments', membership.role, project, () =>
    isOwn(membership, comment),
  );
