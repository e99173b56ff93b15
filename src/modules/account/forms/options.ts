import { zCurrency, zTimeZone } from '@/api/generated/schemas/options.gen';
import type { TimeZone } from '@/api/generated/types.gen';

const zones: Record<TimeZone, string> = {
  PST: 'PST (Pacific)',
  EST: 'EST (Eastern)',
  CST: 'CST (Central)',
};

export const zoneLabel = (zone: TimeZone): string => zones[zone];

export const zoneOptions = zTimeZone.options.map((value) => ({ value, label: zones[value] }));

export const currencyOptions = zCurrency.options.map((value) => ({ value, label: value }));
