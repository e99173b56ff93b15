/**
 * A calendar day in the user's time zone.
 *
 * @param days Monday to Friday count, holidays too.
 */
export function inWorkingDays(days: number, from = new Date()): string {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate(), 12);
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}`;
}
