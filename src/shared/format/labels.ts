/** Labels that cannot be derived from the value. */
const special: Readonly<Record<string, string>> = {
  pending_reins: 'Pending reinspection',
  used_up: 'View limit reached',
  maintenance: 'In maintenance',
  mep: 'MEP',
  leed: 'LEED',
  msds: 'MSDS',
  wont_fix: "Won't fix",
};

/** Returns the label of a contract value: 'kitchen_equipment' is 'Kitchen equipment'. */
export function optionLabel(value: string): string {
  const words = (Object.hasOwn(special, value) && special[value]) || value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a value of an open enum (openapi/RULES.md). A value that the portal does not know shows as text. */
export const openLabel = (labels: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(labels, value) && labels[value]) || optionLabel(value);

/** Returns the label of a property that no field defines: 'assigneeIds' is 'Assignees'. */
export const fieldLabel = (field: string): string =>
  optionLabel(
    field
      .replace(/Ids$/, 's')
      .replace(/Id$/, '')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

interface Named {
  name: string;
  /** What tells a person apart from others of the same name. */
  distinction?: string | null;
}

/** Returns what a person or company is called where nothing else tells who it is. */
export const fullName = ({ name, distinction }: Named): string =>
  distinction ? `${name} (${distinction})` : name;

export const namesOf = (parties: readonly Named[]): string => parties.map(fullName).join(', ');
