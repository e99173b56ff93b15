import { browserStorage } from '@/shared/storage';

const placeOf = (projectId: string) => `checklist:${projectId}` as const;

/** Whether somebody has put the checklist of a project away in this browser. */
export const putAway = {
  get: (projectId: string) => browserStorage.get(placeOf(projectId)) === 'away',
  set: (projectId: string) => void browserStorage.set(placeOf(projectId), 'away'),
  clear: (projectId: string) => browserStorage.remove(placeOf(projectId)),
};
