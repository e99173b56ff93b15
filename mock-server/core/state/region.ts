import { invalid } from '../../engine/problem.ts';
import { isKnownZone } from './dates.ts';

/** ISO 4217, as this machine knows it. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Refuses a time zone or a currency that nobody could compute with. */
export function refusedRegion({
  timeZone,
  currency,
}: {
  timeZone?: string | undefined;
  currency?: string | undefined;
}) {
  if (timeZone !== undefined && !isKnownZone(timeZone)) {
    return invalid('/timeZone', 'time_zone', 'is no time zone that the host knows');
  }
  if (currency !== undefined && !CURRENCIES.has(currency)) {
    return invalid('/currency', 'currency', 'is no currency that the host knows');
  }
  return null;
}
