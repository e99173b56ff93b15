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
const mayBeShared = (record: Listed): boolean =>
  'visibility' in record
    ? record.visibility === 'public'
    : record.permittedActions.includes('share');

/** The targets of a list that a link can include, and whether the list was cut off. */
export const publicThings = (
  type: TargetType,
  { data, nextCursor }: { data: readonly Listed[]; nextCursor?: string | null },
): { things: PublicThing[]; isCut: boolean } => ({
  things: data.filter(mayBeShared).map((record) => ({
    type,
    id: record.id,
    title: 'title' in record ? record.title : record.name,
  })),
  isCut: nextCursor != null,
});
