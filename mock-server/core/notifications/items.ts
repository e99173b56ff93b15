import type { components } from '../../generated/contract.d.ts';
import {
  lookUp,
  type NotificationPreferences,
  type Project,
  type TenantState,
} from '../state/model.ts';
import { defaultPreferences } from './defaultPreferences.ts';

type Items = NotificationPreferences['items'];
type Choice = components['schemas']['NotificationChoice'];

/** Copies field by field, to drop undeclared properties. */
export const chosenItems = (items: readonly Choice[]): Items =>
  items.map(({ key, enabled, frequency, channels: { inApp, email, push }, locked }) => ({
    key,
    enabled,
    frequency,
    channels: { inApp, email, push },
    ...(locked && { locked }),
  }));

/** An administrator may lock these items on because they ask for action. */
const LOCKABLE: readonly string[] = [
  'rfi_assigned',
  'submittal_awaiting_review',
  'schedule_critical_change',
] satisfies Choice['key'][];

/** Returns the position of a locked item that may not be locked, or is off; -1 if all are right. */
export const wrongLock = (items: readonly Choice[]): number =>
  items.findIndex((item) => item.locked && (!LOCKABLE.includes(item.key) || isOff(item)));

export const isOff = ({ enabled, frequency }: Pick<Choice, 'enabled' | 'frequency'>): boolean =>
  !enabled || frequency === 'none';

/** Returns the items that the projects of a person lock on, as the projects have them. */
export function lockedFor({ memberships, projects }: TenantState, userId: string): Items {
  const found = memberships
    .filter((membership) => membership.userId === userId)
    .flatMap(({ projectId }) => lookUp(projects, projectId)?.notifications ?? [])
    .filter(({ locked }) => locked);
  return found.filter(({ key }, i) => found.findIndex((candidate) => candidate.key === key) === i);
}

/**
 * Returns the position of a key that occurs a second time, or -1. The contract requires as many items as keys, so
 * without duplicates none is missing.
 */
export function duplicateKey(items: readonly Choice[]): number {
  const keys = items.map(({ key }) => key);
  return keys.findIndex((key, i) => keys.indexOf(key) !== i);
}

/** Returns the items that a project made without template starts with, and a template that is not a copy. */
export const defaultItems = (): Items => defaultPreferences().items;

/** Returns the items of a project; the general defaults without any. */
export const itemsOf = ({ notifications }: Project): Items =>
  structuredClone(notifications ?? defaultItems());

/**
 * The items of a project without changes of its own: those of its template as it is now, or else the general defaults.
 */
export function inheritedItems({ templates }: TenantState, { templateId }: Project) {
  const template = templateId === undefined ? undefined : lookUp(templates, templateId);
  return {
    items: template ? structuredClone(template.notifications) : defaultItems(),
    template: template ? { id: template.id, name: template.name } : null,
  };
}

/** Returns the project whose defaults a person is shown: the first that they joined of those that have some. */
export const firstDefaults = (
  { memberships, projects }: TenantState,
  userId: string,
): Project | undefined =>
  memberships
    .filter((membership) => membership.userId === userId)
    .sort((a, b) => (a.joinedAt ?? '').localeCompare(b.joinedAt ?? ''))
    .map(({ projectId }) => lookUp(projects, projectId))
    .find((project) => project?.notifications);
