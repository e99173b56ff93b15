import type { Project } from '@/api/generated/types.gen';
import { browserStorage } from '@/shared/storage';

/** With so many open records, people know their way. */
const MOST = 10;

const placeOf = (projectId: string) => `checklist:${projectId}` as const;

/** Whether somebody has put the checklist of a project away in this browser. */
export const putAway = {
  get: (projectId: string) => browserStorage.get(placeOf(projectId)) === 'away',
  set: (projectId: string) => void browserStorage.set(placeOf(projectId), 'away'),
  clear: (projectId: string) => browserStorage.remove(placeOf(projectId)),
};

/** Whether a project has just begun, and the user is one of those who set it up. */
export const isBeginning = ({ status, counts, permittedActions }: Project): boolean =>
  status === 'ongoing' &&
  permittedActions.includes('invite_members') &&
  counts.openPunchItems + counts.openRfis + counts.openSubmittals + counts.scans < MOST;
