import type { WorkItem } from '@/api/generated/types.gen';
import { browserStorage } from '@/shared/storage';
import { recordTypes } from './recordTypes';

/** What the command palette shows of a record that was opened before. */
export type RecentRecord = Pick<WorkItem, 'type' | 'id' | 'number' | 'title'>;

const SHOWN = 5;

/** Contains the user, so that users of the same browser do not see each other's records. */
const keyOf = (userId: string, projectId: string) =>
  `recent-records:${[userId, projectId].map(encodeURIComponent).join(':')}` as const;

/** Returns the records of a project that the user opened last in this browser, the latest first. */
export function recentRecords(userId: string, projectId: string): readonly RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(keyOf(userId, projectId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecord).slice(0, SHOWN) : [];
  } catch {
    return [];
  }
}

/** Puts a record first among the recent ones. */
export function addRecentRecord(userId: string, projectId: string, record: RecentRecord): void {
  const { type, id, number, title } = record;
  const others = recentRecords(userId, projectId).filter((other) => other.id !== id);
  const records = [{ type, id, number, title }, ...others].slice(0, SHOWN);
  browserStorage.set(keyOf(userId, projectId), JSON.stringify(records));
}

/** Takes a record that is gone out of the recent ones. */
export function removeRecentRecord(userId: string, projectId: string, id: string): void {
  const others = recentRecords(userId, projectId).filter((other) => other.id !== id);
  browserStorage.set(keyOf(userId, projectId), JSON.stringify(others));
}

function isRecord(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { type, id, number, title } = value as Partial<RecentRecord>;
  const isNumber = number === null || typeof number === 'string';
  return Object.hasOwn(recordTypes, type ?? '') && !!id && isNumber && typeof title === 'string';
}
