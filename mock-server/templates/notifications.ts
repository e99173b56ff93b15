import type { components } from '../generated/contract.d.ts';
import { defaultPreferences } from '../seed/notifications.ts';
import {
  lookUp,
  type NotificationPreferences,
  type Project,
  type TenantState,
} from '../state/model.ts';

type Items = NotificationPreferences['items'];
type Choice = components['schemas']['NotificationChoice'];

/** Copies field by field, to drop undeclared properties. */
export const chosenItems = (items: readonly Choice[]): Items =>
  items.map(({ key, enabled, frequency, channels: { inApp, email, push } }) => ({
    key,
    enabled,
    frequency,
    channels: { inApp, email, push },
  }));

/**
 * Returns the position of a key that occurs a second time, or -1. The contract requires as many items as keys, so
 * without duplicates none is missing.
 */
export function duplicateKey(items: readonly Choice[]): number {
  const keys = items.map(({ key }) => key);
  return keys.findIndex((key, i) => keys.indexOf(key) !== i);
}

/** The items that a project made without template starts with, and a template that is not a copy. */
export const defaultItems = (): Items => defaultPreferences().items;

/** The template's items that a project took over; the general defaults without any. */
export const itemsOf = ({ notifications }: Project): Items =>
  structuredClone(notifications ?? defaultItems());

/** What applies until a person saves preferences: those of the first project they joined that came from a template. */
export function preferencesBefore(
  { memberships, projects }: TenantState,
  userId: string,
): NotificationPreferences {
  const first = memberships
    .filter((one) => one.userId === userId)
    .sort((a, b) => (a.joinedAt ?? '').localeCompare(b.joinedAt ?? ''))
    .map(({ projectId }) => lookUp(projects, projectId))
    .find((project) => project?.notifications);
  return { ...defaultPreferences(), ...(first && { items: itemsOf(first) }) };
}
