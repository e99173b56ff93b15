import { addDays, perLocale } from './region';

/** Where weeks begin on Sunday and on Saturday, for browsers that do not tell. Elsewhere they begin on Monday. */
const SUNDAY = /^(AU|BR|CA|CO|HK|ID|IL|IN|JP|KE|KR|MX|PE|PH|PK|SA|SG|TH|TW|US|VE|ZA)$/;
const SATURDAY = /^(AE|AF|BH|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/;

interface Told extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** Returns the first day of the week in the region of a locale, from 1 for Monday to 7 for Sunday. */
export function firstDayIn(locale: Told): number {
  const told = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (told) return told.firstDay;
  const { region = '' } = locale.maximize();
  return SUNDAY.test(region) ? 7 : SATURDAY.test(region) ? 6 : 1;
}

const firstDay = perLocale((locale) =>
  firstDayIn(new Intl.Locale(new Intl.DateTimeFormat(locale).resolvedOptions().locale)),
);

/** Returns days that begin with Monday in the order of the user's region. */
export const inWeekOrder = <Day>(days: readonly Day[]): Day[] => [
  ...days.slice(firstDay() - 1),
  ...days.slice(0, firstDay() - 1),
];

/** Returns the first day of the week of a calendar date. */
export function weekStart(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - firstDay() + 14) % 7));
}
