import type { ProjectCompany, ProjectMember } from '@/api/generated/types.gen';
import type { Choice } from '@/shared/forms/choices/choices';

type Person = Pick<ProjectMember, 'id' | 'name' | 'jobTitle' | 'companyName' | 'distinction'>;

/** Returns what tells a person apart in a list. */
export const detailOf = ({ distinction, jobTitle, companyName }: Omit<Person, 'id' | 'name'>) =>
  distinction ?? [jobTitle, companyName].filter(Boolean).join(', ');

/** Returns what a person is called where nothing else tells who it is. */
export const fullName = ({ name, distinction }: Pick<Person, 'name' | 'distinction'>) =>
  distinction ? `${name} (${distinction})` : name;

export const personChoice = (person: Person): Choice => ({
  value: person.id,
  label: fullName(person),
  name: person.name,
  detail: detailOf(person),
});

export const companyChoice = ({ id, name, code }: ProjectCompany): Choice => ({
  value: id,
  label: name,
  detail: code,
});

/** Returns people and companies of a record as choices. */
export const namedChoices = (parties: readonly { id: string; name: string }[]): Choice[] =>
  parties.map(({ id, name }) => ({ value: id, label: name }));
