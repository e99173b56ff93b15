import type { ReportWeather } from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';

/** Returns the weather of a day in a sentence. */
export function weatherText({ sky, lowC, highC, windKph, rainMm, note }: ReportWeather): string {
  const figures = [
    optionLabel(sky),
    `${formatNumber(lowC)} to ${formatNumber(highC)} °C`,
    `wind ${formatNumber(windKph)} km/h`,
    `rain ${formatNumber(rainMm)} mm`,
  ];
  return `${figures.join(', ')}. ${note}`.trim();
}
