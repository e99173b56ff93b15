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

/** What a property is called on screen: 'assigneeIds' is 'Assignees'. */
export const fieldLabel = (field: string): string =>
  optionLabel(
    field
      .replace(/Ids$/, 's')
      .replace(/Id$/, '')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

export const namesOf = (parties: readonly { name: string }[]): string =>
  parties.map(({ name }) => name).join(', ');

/** A value of a form as it is read. */
export function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? optionLabel(value) : '';
}
