import { minorDigits } from './minorUnits';

/** The locale and the time zone in which the portal writes dates, times and numbers. */
interface Region {
  /** IANA, of the project or else of the person; absent for that of the browser. */
  dayZone?: string | undefined;
  /** BCP 47; absent for that of the browser. */
  locale?: string | undefined;
  /** IANA; absent for that of the browser. */
  timeZone?: string | undefined;
}

/** The short names of time zones (specification, section 9). All others are those of the IANA database. */
export const zones: Readonly<Record<string, string>> = {
  PST: 'America/Los_Angeles',
  EST: 'America/New_York',
  CST: 'America/Chicago',
};

let userRegion: { locale: string | null; timeZone: string | null } | null = null;
let project: string | null = null;
let region: Region = {};
let zoneUsed = false;
let digits = 2;
let digitsUsed = false;
let generation = 0;

/** The time zone of the browser, by its IANA name. */
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the IANA name of a zone. Times of one that the browser does not know are shown in UTC. */
function zoneNamed(name: string): string {
  const zone = zones[name] ?? name;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return 'UTC';
  }
}

/** A page must not be shown again where the zone stays the same under another name. */
function zoneOf(name: string | null): string | undefined {
  const zone = name === null ? undefined : zoneNamed(name);
  return zone === browserZone() ? undefined : zone;
}

function update(): void {
  const own = userRegion?.timeZone ?? null;
  const next: Region = {
    locale: userRegion?.locale ?? undefined,
    timeZone: zoneOf(own ?? project),
    dayZone: zoneOf(project ?? own),
  };
  const otherZone = next.timeZone !== region.timeZone || next.dayZone !== region.dayZone;
  const otherLocale = next.locale !== region.locale;
  if (!otherZone && !otherLocale) return;
  if (otherLocale || zoneUsed) generation += 1;
  zoneUsed = false;
  region = next;
}

/** Sets what the signed-in user chose. Null for nobody, and nulls for what the user did not choose. */
export function setOwnRegion(chosen: typeof userRegion): void {
  userRegion = chosen;
  update();
}

/**
 * Sets the time zone and the currency of the project that is shown. Null outside of a project, undefined while it loads.
 *
 * @returns a number that changes when the page shows times or amounts of another region, so that it has to be shown again
 */
export function enterProject(
  shown: { timeZone: string; currency?: string } | null | undefined,
): number {
  if (shown !== undefined) {
    project = shown?.timeZone ?? null;
    const next = minorDigits(shown?.currency ?? '');
    if (next !== digits && digitsUsed) generation += 1;
    if (next !== digits) digitsUsed = false;
    digits = next;
  }
  update();
  return generation;
}

/** How many decimals amounts of the project have that is shown. */
export function projectDigits(): number {
  digitsUsed = true;
  return digits;
}

/** Creates a format for the locale, and again after it changed. */
export function perLocale<Format>(create: (locale: string | undefined) => Format): () => Format {
  let made: { locale: string | undefined; format: Format } | undefined;
  return () => {
    const { locale } = region;
    if (!made || made.locale !== locale) made = { locale, format: create(locale) };
    return made.format;
  };
}

const markOfLocale = perLocale((locale) =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal'),
);
/** The character that separates decimals in the user's locale. */
export const decimalMark = (): string => markOfLocale()?.value ?? '.';

const isDayFirst = perLocale((locale) => {
  const parts = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
});
/** Whether the user's locale writes the day before the month, as in 15.1.2027. */
export const dayFirst = (): boolean => isDayFirst();

/** Creates a format for the locale and the time zone, and again after one of them changed. */
export function perRegion<Format>(create: (region: Region) => Format): () => Format {
  let made: { region: Region; format: Format } | undefined;
  return () => {
    zoneUsed = true;
    if (made?.region !== region) made = { region, format: create(region) };
    return made.format;
  };
}

/** Twelve hours with AM and PM, unless the user chose a locale, which then decides. */
export const clockOf = (locale: string | undefined): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  hour12:
    locale === undefined ||
    (new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ?? true),
});

/**
 * The locale for words, such as names of months. The sentences of the portal are English, so these are, too. Only the
 * order of day and month is that of the person's locale. Numbers need no words and keep the locale itself.
 */
export function inEnglish(locale: string | undefined): string {
  const { locale: name } = new Intl.DateTimeFormat(locale).resolvedOptions();
  if (/^en\b/.test(name)) return name;
  return isDayFirst() ? 'en-GB' : 'en-US';
}

/** Swedish dates are written like 2026-11-21 15:30:00. */
const swedish = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(timeZone && { timeZone }),
  });
const wallClock = perRegion(({ timeZone }) => swedish(timeZone));
const dayClock = perRegion(({ dayZone }) => swedish(dayZone));

/** Returns the calendar date of a time, such as 2026-11-21, in the time zone of the region. */
export const dayOf = (time: Date): string => wallClock().format(time).slice(0, 10);

/**
 * Today's calendar date where the project is, which decides what is due and overdue. Outside of a project, it is that of
 * the person.
 */
export const today = (now = new Date()): string => dayClock().format(now).slice(0, 10);

/** The calendar date of a time in UTC, such as of a date in a workbook, which has no time zone. */
export const dayInUtc = (date: Date): string => date.toISOString().slice(0, 10);

/** The last second of a calendar date such as 2026-11-21 in the time zone of the region. */
export const endOfDay = (date: string): Date => timeAt(`${date}T23:59:59`);

/** The moment at which clocks in the time zone of the region show a time such as 2026-11-21T15:30. */
export function timeAt(local: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${wallClock().format(time).replace(' ', 'T')}Z`) - time;
  // The offset at the first guess can be that before a clock change.
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)));
}

/** Adds days to a calendar date. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return dayInUtc(day);
}

/** The days from one calendar date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
