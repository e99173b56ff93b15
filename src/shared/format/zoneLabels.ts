import type { TimeZone } from '@/api/generated/types.gen';

/** The time zones of people, projects and the account, by the names of the specification (section 9). */
export const zoneLabels: Readonly<Record<TimeZone, string>> = {
  PST: 'PST (Pacific)',
  EST: 'EST (Eastern)',
  CST: 'CST (Central)',
};

export const zoneOptions = Object.entries(zoneLabels).map(([value, label]) => ({ value, label }));
