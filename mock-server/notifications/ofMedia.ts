import { trailOf } from '../documents/tree.ts';
import { type ActivityEntry, rowOf } from '../state/activity.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import type { Telling } from './ofRecords.ts';

interface Comment {
  id: string;
  body: string;
  createdById: string;
  visibility?: string;
  mentionIds?: readonly string[];
}

/** A comment on a photo or a video, as the log keeps it. */
interface CommentRow {
  owner: { createdById: string; comments: readonly Comment[] };
  part: Comment;
}

/** What a change of an asset has to have changed to be news. */
const NEWS: Readonly<Record<string, readonly string[]>> = {
  document: ['version'],
  sheet: ['status'],
  model: ['currentVersion'],
};

const ASSETS: readonly string[] = [
  ...['scan', 'model', 'tour', 'video', 'field_cam', 'document', 'plan_set', 'sheet'],
];

/** What people are told of an entry about a photo, a video or another asset. */
export function ofMedia(state: TenantState, entry: ActivityEntry): Telling[] {
  const { record, action, changes, projectId } = entry;
  if (!record) return [];
  if (action === 'commented') return ofComment(entry);
  const everybody = (what: Omit<Telling, 'userId' | 'reason' | 'box'>): Telling[] =>
    state.memberships.flatMap((one) =>
      one.projectId === projectId
        ? [{ userId: one.userId, reason: 'project', box: 'news', ...what }]
        : [],
    );
  if (record.type === 'photo') {
    return action === 'created' ? everybody({ kind: 'photos_added' }) : [];
  }
  if (!ASSETS.includes(record.type)) return [];
  const processed = changes.find(({ field }) => field === 'processing');
  if (processed) return ofProcessing(state, entry, processed);
  // A version of a model is a part of it. A folder is no asset.
  if (record.type === 'document' && lookUp(state.documents, record.id)?.kind === 'folder')
    return [];
  const change = changes.find(({ field }) => NEWS[record.type]?.includes(field));
  if (action !== 'created' && !change) return [];
  const what = { kind: 'asset_update', ...(action !== 'created' && { change }) } as const;
  // The first reason counts, and those who follow it asked to hear of it.
  return [...ofFollowers(state, record.id, what), ...everybody(what)];
}

/** Those who follow a document, or a folder that it is in. */
function ofFollowers(
  state: TenantState,
  id: string,
  what: Pick<Telling, 'kind' | 'change'>,
): Telling[] {
  const document = lookUp(state.documents, id);
  if (!document) return [];
  return [...trailOf(state, document.parentId), document].flatMap(({ followedByIds }) =>
    followedByIds.map(
      (userId): Telling => ({ userId, reason: 'following', box: 'for_me', ...what }),
    ),
  );
}

/** Who uploaded something learns that it is ready, or failed. */
function ofProcessing(
  state: TenantState,
  { record }: ActivityEntry,
  change: ActivityEntry['changes'][number],
): Telling[] {
  if (!record || !['ready', 'failed'].includes(change.to ?? '')) return [];
  const asset =
    lookUp(state.scans, record.id) ??
    lookUp(state.models, record.id) ??
    lookUp(state.planSets, record.id);
  if (!asset) return [];
  return [
    { userId: asset.createdById, reason: 'creator', box: 'news', kind: 'asset_update', change },
  ];
}

function ofComment(entry: ActivityEntry): Telling[] {
  const row = rowOf(entry) as CommentRow | undefined;
  if (!row) return [];
  const { owner, part } = row;
  const what = {
    box: 'for_me',
    excerpt: part.body,
    place: { type: 'comment', id: part.id },
    ...(part.visibility === 'internal' && { internal: true }),
  } as const;
  const reply = { ...what, kind: 'reply' } as const;
  return [
    ...(part.mentionIds ?? []).map(
      (userId): Telling => ({ ...what, userId, kind: 'mention', reason: 'mentioned' }),
    ),
    { ...reply, userId: owner.createdById, reason: 'creator' },
    ...owner.comments.map(
      ({ createdById: userId }): Telling => ({ ...reply, userId, reason: 'took_part' }),
    ),
  ];
}
