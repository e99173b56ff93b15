import type { ActivityEntry } from '../state/activity.ts';
import {
  lookUp,
  type NotificationPreferences,
  type ProjectSettings,
  type TenantState,
} from '../state/model.ts';

type FieldChange = ActivityEntry['changes'][number];

/** Returns the values of an object as properties of their own, such as `prefixes.rfi`. */
export const flat = (prefix: string, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

/** Returns the settings that projects and templates have. */
export const settingsFields = ({
  modulesOn,
  workingDays,
  holidays,
  ...settings
}: ProjectSettings) => ({
  modules: modulesOn,
  workingDays,
  holidays,
  ...flat('days', settings.days),
  ...flat('prefixes', settings.prefixes),
  ...flat('rules', settings.rules),
});

/** The items of notification settings, by their names. */
export const notificationFields = (items: NotificationPreferences['items'] = []) =>
  Object.fromEntries(items.map(({ key, ...item }) => [key, item]));

/** The name of a person or a company; null for none. */
export function name({ users, companies }: TenantState, id: string | null): string | null {
  if (id === null) return null;
  return lookUp(companies, id)?.name ?? lookUp(users, id)?.username ?? 'Former member';
}

/** Marks a value that only says whether it is the same. */
const OPAQUE = '\0';

/**
 * Returns a value that is not for people, such as a file or a drawing. The log tells that it changed, and not what it
 * is.
 */
export const opaque = (value: unknown): string | null =>
  value === undefined || value === null ? null : OPAQUE + JSON.stringify(value);

/**
 * Returns a changed property as entries show it: without values if these are opaque, or `true` on the side that has
 * one.
 */
export function changeOf(field: string, from: string | null, to: string | null): FieldChange {
  const isOpaque = (value: string | null) => value?.startsWith(OPAQUE) === true;
  if (isOpaque(from) && isOpaque(to)) return { field, from: null, to: null };
  const shown = (value: string | null) => (isOpaque(value) ? 'true' : value);
  return { field, from: shown(from), to: shown(to) };
}

/** A value as the log shows it: empty as null. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return String(value);
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  const texts = items.flatMap((item) => textOf(item) ?? []);
  return texts.length > 0 ? texts.join(Array.isArray(value) ? ', ' : ' ') : null;
}
