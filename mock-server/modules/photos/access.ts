import type { Access, MemberCall } from '../../core/access.ts';
import {
  albumActions,
  commentActions,
  photoActions,
  readsComment,
  seesPhoto,
} from '../../core/permissions/media.ts';
import type { Album, Photo } from '../../core/state/media.ts';
import { lookUp } from '../../core/state/model.ts';

type Comment = Photo['comments'][number];

export const access = {
  photoId: {
    find({ tenant, member }: Pick<MemberCall, 'tenant' | 'member'>, id) {
      const photo = lookUp(tenant.state.photos, id);
      const isSeen = photo?.projectId === member.project.id && seesPhoto(member.membership, photo);
      return isSeen ? photo : null;
    },
    may(call: MemberCall & { body?: Partial<Photo> }, photo: Photo) {
      const { member, now, body } = call;
      return [
        ...photoActions(member.membership, member.project, photo, now),
        // Whoever sends what the photo has already changes nothing.
        ...(body?.albumId === photo.albumId ? ['move'] : []),
        ...(body?.private === photo.private ? ['set_private'] : []),
      ];
    },
  },
  commentId: {
    find({ member, records }: MemberCall<{ photo: Photo }>, commentId) {
      const comment = records.photo.comments.find(({ id }) => id === commentId);
      return comment && readsComment(member.membership, member.project, comment) ? comment : null;
    },
    may: ({ member }: MemberCall, comment: Comment) =>
      commentActions(member.membership, member.project, comment),
  },
  albumId: {
    find({ tenant, member }: Pick<MemberCall, 'tenant' | 'member'>, id) {
      const album = lookUp(tenant.state.albums, id);
      return album?.projectId === member.project.id ? album : null;
    },
    may: ({ member }: MemberCall, album: Album) =>
      albumActions(member.membership, member.project, album),
  },
} satisfies Access;
