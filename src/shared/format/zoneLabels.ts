import { browserZone, zones } from './region';

/** The time zones of people, projects and the account that stand first, by the names of the specification (section 9). */
const listed: Readonly<Record<string, string>> = {
  PST: 'PST (Pacific)',
  EST: 'EST (Eastern)',
  CST: 'CST (Central)',
};

/** The zone of the browser, by its name of the specification if it has one. */
export function zoneOfBrowser(): string {
  const zone = browserZone();
  return Object.keys(zones).find((name) => zones[name] === zone) ?? zone;
}

export const zonesFirst = Object.keys(listed);

/** 'PST (Pacific)', 'America/New York' */
export const zoneLabel = (zone: string): string => listed[zone] ?? zone.replaceAll('_', ' ');

/** 'Pakistan Time' of Asia/Karachi, so that the search finds a zone by its country. */
export function zoneWords(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
