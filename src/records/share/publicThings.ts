import type { ShareTarget, TargetType } from '@/api/generated/types.gen';

export interface PublicThing extends ShareTarget {
  title: string;
}

/** The common fields of lists of targets. */
export type Listed = { id: string } & ({ title: string } | { name: string }) &
  ({ visibility: 'private' | 'public' } | { permittedActions: readonly string[] });

/**
 * Public targets can be shared; drafts and targets that are not ready are never public. A target
 * without a visibility needs only the permission, because the link itself makes it visible.
 */
const mayBeShared = (one: Listed): boolean =>
  'visibility' in one ? one.visibility === 'public' : one.permittedActions.includes('share');

/** The targets of a list that a link can include, and whether the list was cut off. */
export const publicThings = (
  type: TargetType,
  { data, nextCursor }: { data: readonly Listed[]; nextCursor?: string | null },
): { things: PublicThing[]; isCut: boolean } => ({
  things: data.filter(mayBeShared).map((one) => ({
    type,
    id: one.id,
    title: 'title' in one ? one.title : one.name,
  })),
  isCut: nextCursor != null,
});
