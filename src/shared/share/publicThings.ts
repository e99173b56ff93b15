import type { ShareTarget, TargetType } from '@/api/generated/types.gen';

export interface PublicThing extends ShareTarget {
  title: string;
}

/** What lists of things that can be shared have in common. */
export type Listed = { id: string } & ({ title: string } | { name: string }) &
  ({ visibility: 'private' | 'public' } | { permittedActions: readonly string[] });

/**
 * Only what is public can be shared, which nothing is that is a draft or not ready. What has no visibility of its own is
 * shown by the link itself, if one may share it.
 */
const mayBeShared = (one: Listed): boolean =>
  'visibility' in one ? one.visibility === 'public' : one.permittedActions.includes('share');

/** What of a list a link can lead to, and whether the list goes on. */
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
