import type { ActivityEntry } from '../state/activity.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import type { Telling } from './ofRecords.ts';

/** Who is mentioned in the text of a page for the first time, or gets a task in it, learns of it. Comments are those of other assets. */
export function ofPages(state: TenantState, { record, changes, at }: ActivityEntry): Telling[] {
  if (record?.type !== 'page' || !changes.some(({ field }) => field === 'mentioned')) return [];
  return (lookUp(state.pages, record.id)?.mentions ?? [])
    .filter((mention) => mention.at === at)
    .map(({ userId }) => ({ userId, reason: 'mentioned', box: 'for_me', kind: 'mention' }));
}
