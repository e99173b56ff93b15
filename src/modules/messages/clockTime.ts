import { clockOf, inEnglish, perRegion } from '@/shared/format/region';

const clock = perRegion(
  ({ locale, timeZone }) =>
    new Intl.DateTimeFormat(inEnglish(locale), {
      ...clockOf(locale),
      ...(timeZone && { timeZone }),
    }),
);

/** '3:30 PM' in the user's time zone. */
export const clockTime = (time: string): string => clock().format(new Date(time));
