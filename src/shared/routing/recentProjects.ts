import { browserStorage } from '../storage';

const MOST = 5;

/** Contains the user, so that users of the same browser do not see each other's projects. */
const keyOf = (userId: string) => `recent-projects:${encodeURIComponent(userId)}` as const;

/** Returns the ids of the projects that the user opened last in this browser, the latest first. */
export function recentProjects(userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(keyOf(userId)) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Puts a project first among the recent ones. */
export function addRecentProject(userId: string, projectId: string): void {
  const others = recentProjects(userId).filter((id) => id !== projectId);
  browserStorage.set(keyOf(userId), JSON.stringify([projectId, ...others].slice(0, MOST)));
}
