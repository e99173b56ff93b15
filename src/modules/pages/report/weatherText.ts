import type { ReportWeather } from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import type { Units } from '@/shared/format/units';
import { inUnits, weatherValue } from '@/shared/format/weather';

/** Returns the weather of a day in a sentence, in the units of the project. */
export function weatherText(
  { sky, lowC, highC, windKph, rainMm, note }: ReportWeather,
  units: Units,
): string {
  const figures = [
    optionLabel(sky),
    `${formatNumber(inUnits('temperature', units, lowC))} to ${weatherValue('temperature', units, highC)}`,
    `wind ${weatherValue('wind', units, windKph)}`,
    `rain ${weatherValue('rain', units, rainMm)}`,
  ];
  return `${figures.join(', ')}. ${note}`.trim();
}
