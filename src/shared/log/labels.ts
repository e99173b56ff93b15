/** Options whose words are not simply their value. */
const special: Readonly<Record<string, string>> = {
  pending_reins: 'Pending reinspection',
  mep: 'MEP',
  leed: 'LEED',
  msds: 'MSDS',
  wont_fix: "Won't fix",
};

/** What a value of an option list is called on screen: 'kitchen_equipment' is 'Kitchen equipment'. */
export function optionLabel(value: string): string {
  const words = special[value] ?? value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
