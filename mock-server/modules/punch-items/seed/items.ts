import type { Seed } from '../../../core/seed.ts';
import type { ActivityEntry } from '../../../core/state/activity.ts';
import type { StoredFile, TenantState } from '../../../core/state/model.ts';
import type { PunchItem, StoredComment } from '../../../core/state/records/logs.ts';
import { agesOf, type Figures, type Stage, stagesOf, Times } from '../../../demo/schedule.ts';
import { employers } from '../../companies/seed.ts';
import {
  entriesAbout,
  inOrder,
  type SeededEntry,
  statusSince,
} from '../../records/seed/history.ts';
import { photo } from '../../records/seed/photos.ts';
import { spotOf } from '../../records/seed/places.ts';
import { log } from '../log.ts';
import { punchComments } from './comments.ts';
import { type Site, sites } from './sites.ts';

interface Seeded {
  punchItems: Record<string, PunchItem>;
  files: Record<string, StoredFile>;
  activity: ActivityEntry[];
}

/** @param now milliseconds since the epoch; all dates are relative to it */
function seedPunchItems(now: number): Seeded {
  const seeded: Seeded = { punchItems: {}, files: {}, activity: [] };
  for (const site of sites) addSite(seeded, new Times(now), site);
  return seeded;
}

/** More items of the tower for load tests. Their numbers follow those of the seed. */
export function manyPunchItems(now: number, count: number): Seeded {
  const seeded: Seeded = { punchItems: {}, files: {}, activity: [] };
  const [tower] = sites;
  if (!tower) return seeded;
  const active = Math.round(count / 4);
  const figures: Figures = [active, count - active, 0, 0];
  addSite(seeded, new Times(now), { ...tower, prefix: 'm', figures, ownerId: null }, 1000);
  return seeded;
}

function addSite(
  { punchItems, files, activity }: Seeded,
  times: Times,
  site: Site,
  before = 0,
): void {
  const stages = stagesOf(site.figures);
  const ages = agesOf(site.figures, site.from, site.to);
  // Voided drafts were never opened, so they have no number.
  const isNumbered = (i: number) => stages[i] !== 'draft' && !isVoidDraft(i, stages[i]);
  let number = before + ages.filter((_, i) => isNumbered(i)).length;
  ages.forEach((hours, i) => {
    const itemNumber = isNumbered(i) ? `PI-${String(number--).padStart(3, '0')}` : null;
    const spot = { i, hours, stage: stages[i] ?? 'completed', number: itemNumber };
    const { item, history } = itemOf(site, times, spot);
    activity.push(...entriesAbout(log, item, history));
    addPhotos(files, times, item, i, hours);
    punchItems[item.id] = item;
  });
}

const isVoidDraft = (i: number, stage: Stage | undefined) => stage === 'completed' && i % 53 === 51;
const PRIVATE = [23, 58, 97];

interface Spot {
  i: number;
  hours: number;
  stage: Stage;
  number: string | null;
}

const RESOLUTIONS = ['duplicate', 'wont_fix', 'void'] as const;

function itemOf(site: Site, times: Times, { i, hours, stage, number }: Spot) {
  const defect = site.defects[i % site.defects.length];
  if (!defect) throw new Error(`${site.projectId} has no defects.`);
  const { companyId, discipline, category, place, title, description } = defect;
  const { managerId, writers, ownerId } = site;
  const isOwners = ownerId !== null && i % 8 === 5;
  const isPrivate = ownerId === 'usr_helen' && PRIVATE.includes(i) && site.prefix === 'h';
  const writer = writers[i % writers.length] ?? managerId;
  const createdById = isPrivate ? managerId : isOwners ? ownerId : writer;
  const isVoid = isVoidDraft(i, stage);
  const isReady = stage === 'active' && i % 4 === 1;
  const status = {
    draft: 'draft',
    active: isReady ? 'pending_reins' : 'open',
    completed: 'closed',
  };
  const foreman = Object.keys(employers).find((id) => employers[id] === companyId);
  const assigneeIds = [foreman && i % 3 === 1 ? foreman : companyId];
  const openedAt = hours - 2 - (i % 5);
  const doneAt = Math.max(openedAt / 3, openedAt - 120 - (i % 9) * 24);
  const isDone = isReady || (stage === 'completed' && !isVoid && i % 19 !== 7);
  const closedAt = doneAt * 0.7;
  const createdAt = times.ago(hours);
  const history: SeededEntry[] = [];
  const note = (
    at: string,
    actorId: string,
    from: string | null,
    to: string,
    reason: string | null,
  ) => history.push({ at, actorId, from, to, reason });
  note(createdAt, createdById, null, 'draft', null);
  const opener = writers[0] ?? managerId;
  const worker = foreman ?? opener;
  if (number !== null) note(times.ago(openedAt), opener, 'draft', 'open', null);
  if (isDone) note(times.ago(doneAt), worker, 'open', 'pending_reins', null);
  const isClosed = stage === 'completed';
  const resolution = isVoid ? 'void' : isDone ? 'completed' : (RESOLUTIONS[i % 3] ?? 'void');
  if (isClosed) {
    const from = isVoid ? 'draft' : isDone ? 'pending_reins' : 'open';
    const reason = isVoid || isDone ? null : 'Seen on the walk: covered by another item.';
    note(times.ago(closedAt), managerId, from, 'closed', reason);
  }
  const last = history.at(-1);
  const comments = punchComments(times, i, doneAt, { worker, opener, managerId });
  const touched = lastTouch(history, comments);
  const doneTime = times.ago(doneAt);
  const item: PunchItem = {
    id: `pch_${site.prefix}${i + 1}`,
    projectId: site.projectId,
    number,
    title,
    description,
    status: status[stage] as PunchItem['status'],
    priority:
      (['normal', 'high', 'normal', 'low', 'normal', 'urgent', 'high'] as const)[i % 7] ?? 'normal',
    discipline,
    category,
    ...spotOf(place, i, site.building),
    private: isPrivate,
    submitted: stage !== 'draft' || i % 2 === 0,
    managerId,
    assigneeIds: stage === 'draft' && i % 2 === 0 ? [] : assigneeIds,
    watcherIds: i % 6 === 0 ? ['usr_tom'] : [],
    dueDate: stage === 'draft' && i % 3 === 0 ? null : times.date(-hours / 24 + 7 + (i % 4) * 7),
    linked: [],
    attachments: [],
    comments,
    statusSince: statusSince(history),
    courtSince: last?.at ?? createdAt,
    reopenCount: 0,
    closedAt: isClosed ? (last?.at ?? null) : null,
    closedById: isClosed ? managerId : null,
    createdAt,
    createdById,
    raisedByCompanyId: employers[createdById] ?? null,
    updatedAt: touched?.at ?? createdAt,
    updatedById: touched?.by ?? createdById,
    version: history.length,
    deletedAt: null,
    punchType: isOwners ? 'owner_punch' : i % 5 === 2 ? 'work_completion' : 'internal_punch',
    finalApproverId: isOwners ? ownerId : createdById,
    startDate: null,
    costImpact:
      i % 17 === 3
        ? { state: 'yes', amountMinor: 42_500 + i * 1_000 }
        : { state: 'none', amountMinor: null },
    scheduleImpact: i % 23 === 4 ? { state: 'yes', days: 2 } : { state: 'none', days: null },
    answers: isDone
      ? Object.fromEntries(
          assigneeIds.map((id) => [
            id,
            {
              response: 'done',
              note: 'Done, ready to be seen.',
              respondedAt: doneTime,
              respondedById: worker,
            },
          ]),
        )
      : {},
    reinspectionCount: 0,
    resolution: isClosed ? resolution : null,
    markedDoneById: isDone ? worker : null,
    standInId: null,
  };
  return { item, history };
}

/** Time and author of the last change or comment. */
function lastTouch(history: readonly SeededEntry[], comments: readonly StoredComment[]) {
  const changes = history.map(({ at, actorId }) => ({ at, by: actorId }));
  const words = comments.map(({ createdAt, createdById }) => ({ at: createdAt, by: createdById }));
  return [...changes, ...words].sort((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
}

/** Adds photos before and after the work to some items. */
function addPhotos(
  files: Record<string, StoredFile>,
  times: Times,
  item: PunchItem,
  i: number,
  hours: number,
): void {
  if (i % 4 !== 0 || i > 200) return;
  const id = item.id.slice(4);
  const n = i / 4;
  const taken = {
    id: `${id}_a`,
    n,
    kind: 'before',
    at: times.ago(hours),
    by: item.createdById,
  } as const;
  item.attachments.push(photo(files, taken));
  const { markedDoneById: by, answers } = item;
  const at = Object.values(answers)[0]?.respondedAt;
  if (!by || !at) return;
  item.attachments.push(photo(files, { id: `${id}_b`, n: n + 1, kind: 'after', at, by }));
}

export const sharedSeed: Seed = seedPunchItems;

/** Adds punch items to Harbor Point Tower up to a total, to test a large project. */
export function growPunchItems(state: TenantState, now: number, total: number): void {
  const existing = Object.values(state.punchItems).filter((p) => p.projectId === 'prj_harbor');
  const { punchItems, files, activity } = manyPunchItems(now, Math.max(0, total - existing.length));
  state.punchItems = { ...state.punchItems, ...punchItems };
  state.lastNumbers = {};
  state.files = { ...state.files, ...files };
  state.activity = inOrder([...state.activity, ...activity]);
}
