/** Labels of values that cannot be derived from the value. */
const special: Readonly<Record<string, string>> = {
  pending_reins: 'Pending reinspection',
  mep: 'MEP',
  leed: 'LEED',
  msds: 'MSDS',
  wont_fix: "Won't fix",
};

/** Returns a value as the portal shows it; empty for none. */
export function labelOf(value: string | null): string {
  if (value === null) return '';
  const words = (Object.hasOwn(special, value) && special[value]) || value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
