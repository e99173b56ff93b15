import type { ProjectCompany, ProjectMember } from '@/api/generated/types.gen';
import { fullName } from '@/shared/format/labels';
import type { Choice } from '@/shared/forms/choices/choices';

type Person = Pick<ProjectMember, 'id' | 'name' | 'jobTitle' | 'companyName' | 'distinction'>;

/** Returns what tells a person apart in a list. */
export const detailOf = ({ distinction, jobTitle, companyName }: Omit<Person, 'id' | 'name'>) =>
  distinction ?? [jobTitle, companyName].filter(Boolean).join(', ');

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
export const namedChoices = (
  parties: readonly { id: string; name: string; distinction?: string | null }[],
): Choice[] => parties.map((party) => ({ value: party.id, label: fullName(party) }));
