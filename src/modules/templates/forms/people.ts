import type { Template, UpdateTemplateRequest } from '@/api/generated/types.gen';

export interface TemplatePerson {
  id: string;
  name: string;
  role: string;
  companyId: string | null;
  companyName: string | null;
}

/** Companies, people and groups as a form has them. */
export interface People {
  companies: readonly { id: string; name: string }[];
  members: readonly TemplatePerson[];
  groups: readonly { name: string; memberIds: readonly string[] }[];
}

export interface PeopleProps {
  values: People;
  disabled: boolean;
  onChange: (part: Partial<People>) => void;
}

export const peopleOf = ({ companies, members, groups }: Template): People => ({
  companies,
  members: members.map(({ person, role, companyId, companyName }) => ({
    id: person.id,
    name: person.name,
    role,
    companyId,
    companyName,
  })),
  groups: groups.map(({ name, members: people }) => ({
    name,
    memberIds: people.map(({ id }) => id),
  })),
});

export const requestOf = ({
  companies,
  members,
  groups,
}: People): Omit<UpdateTemplateRequest, 'version'> => ({
  companyIds: companies.map(({ id }) => id),
  members: members.map(({ id, role, companyId }) => ({
    userId: id,
    role,
    ...(companyId && { companyId }),
  })),
  groups: groups.map(({ name, memberIds }) => ({ name: name.trim(), memberIds: [...memberIds] })),
});

/** Without a person, who leaves the groups, too. A group without people goes. */
export const without = ({ members, groups }: People, id: string): Partial<People> => ({
  members: members.filter((member) => member.id !== id),
  groups: groups
    .map((group) => ({
      ...group,
      memberIds: group.memberIds.filter((memberId) => memberId !== id),
    }))
    .filter(({ memberIds }) => memberIds.length > 0),
});
