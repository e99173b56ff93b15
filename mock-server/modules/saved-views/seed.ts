import type { Seed } from '../../core/seed.ts';
import type { SavedView } from '../../core/state/model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shared views of the tower's team. They contain no dates, so they stay valid. */
const views: [id: string, by: string, log: SavedView['log'], name: string, query: string][] = [
  ['viw_h1', 'usr_marcus', 'punch_items', 'Overdue, urgent first', 'sort=-priority&overdue=true'],
  ['viw_h2', 'usr_ana', 'punch_items', 'Ready for reinspection', 'status=pending_reins'],
  [
    'viw_h3',
    'usr_ana',
    'rfis',
    'Waiting for the architect',
    'sort=-daysInCourt&status=open&ballInCourtId=usr_priya',
  ],
  ['viw_h4', 'usr_marcus', 'rfis', 'Overdue, oldest first', 'sort=dueDate&overdue=true'],
  [
    'viw_h5',
    'usr_ana',
    'submittals',
    'Shop drawings under review',
    'sort=dueDate&status=open&submittalType=shop_drawings',
  ],
  [
    'viw_h6',
    'usr_tom',
    'submittals',
    'Mechanical and electrical',
    'sort=number&discipline=electrical&discipline=mechanical',
  ],
];

/** @param now milliseconds since the epoch */
function seedSavedViews(now: number): Record<string, SavedView> {
  const createdAt = new Date(now - 30 * DAY_MS).toISOString();
  const project = { projectId: 'prj_harbor', shared: true, createdAt };
  return Object.fromEntries(
    views.map(([id, createdById, log, name, query]) => [
      id,
      { id, log, name, query, createdById, ...project },
    ]),
  );
}

export const seed: Seed = (now) => ({ savedViews: seedSavedViews(now) });
