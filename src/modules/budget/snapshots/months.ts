import { calendarFormat } from '@/shared/format/format';

const long = calendarFormat({ month: 'long', year: 'numeric' });
const short = calendarFormat({ month: 'short', year: '2-digit' });

/** 'November 2026' from '2026-11'. */
export const monthName = (month: string): string => long(`${month}-15`);

/** 'Nov 26' from '2026-11', for axes. */
export const shortMonth = (month: string): string => short(`${month}-15`);
