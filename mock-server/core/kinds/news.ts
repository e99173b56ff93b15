import type { ActivityEntry } from '../state/activity.ts';
import type { TenantState } from '../state/model.ts';
import { rowNamed } from './sees.ts';
import type { EntryOf, Telling } from './telling.ts';

type What = Omit<Telling, 'userId' | 'reason' | 'box'>;

export const toEverybody = (
  { memberships }: TenantState,
  { projectId }: EntryOf,
  what: What,
): Telling[] =>
  memberships
    .filter((membership) => membership.projectId === projectId)
    .map(({ userId }) => ({ userId, reason: 'project', box: 'news', ...what }));

/** That a record of the demo was uploaded. */
export const uploaded = ({
  createdAt: at,
  createdById: actorId,
}: {
  createdAt: string;
  createdById: string;
}) => [{ at, actorId, action: 'created' as const }];

/**
 * Returns what is news about an asset: that it is there, or that one of the fields has changed. Null if it is neither.
 */
export function assetUpdate(
  { action, changes }: EntryOf,
  fields: readonly string[],
): Pick<Telling, 'kind' | 'change'> | null {
  const kind = 'asset_update';
  if (action === 'created') return { kind };
  const change = changes.find(({ field }) => fields.includes(field));
  return change ? { kind, change } : null;
}

/** Returns the news about an asset for everybody. Who uploaded it learns that it is ready, or failed. */
export const newsOfAsset =
  (...fields: string[]) =>
  (entry: EntryOf, state: TenantState): Telling[] => {
    const processed = entry.changes.find(({ field }) => field === 'processing');
    if (processed) return newsOfProcessing(entry, processed, state);
    const what = assetUpdate(entry, fields);
    return what ? toEverybody(state, entry, what) : [];
  };

function newsOfProcessing(
  { record }: EntryOf,
  change: ActivityEntry['changes'][number],
  state: TenantState,
): Telling[] {
  if (!['ready', 'failed'].includes(change.to ?? '')) return [];
  const asset = rowNamed(state, record) as { createdById: string } | undefined;
  if (!asset) return [];
  return [
    { userId: asset.createdById, reason: 'creator', box: 'news', kind: 'asset_update', change },
  ];
}
