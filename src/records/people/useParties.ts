import { useQuery } from '@tanstack/react-query';
import type { ListProjectMembersResponse, MemberDuty } from '@/api/generated/types.gen';
import { type Choice, type Choices, unique } from '@/shared/forms/choices/choices';
import { useChoices } from '@/shared/forms/choices/useChoices';
import { companyChoice, personChoice } from './partyChoices';
import { projectMemberPages, projectMembersOptions } from './projectMembers';

/** The most ids that the host names in one call. */
const MOST_IDS = 100;
const NOBODY: readonly string[] = [];

export interface Parties {
  people?: boolean;
  companies?: boolean;
  /** Only people who can be named for this. */
  duty?: MemberDuty | undefined;
  /** Only people of this company. */
  companyId?: string | undefined;
  /** Who is not offered. */
  without?: readonly string[] | undefined;
  /** The ids of those who are chosen. */
  chosen?: readonly string[] | undefined;
  /** What they are called in the record. They may have left the project, or the host has no list. */
  names?: readonly Choice[] | undefined;
  enabled?: boolean | undefined;
}

/** Searches the people and companies of a project, and names those who are chosen. */
export function useParties(projectId: string, parties: Parties): Choices {
  const { people = true, companies = false, duty, companyId, without = NOBODY } = parties;
  const { chosen = NOBODY, names = [], enabled = true } = parties;
  const isHeaded = people && companies;
  const heading = (group: string) => (isHeaded ? { group } : {});
  const choicesOf = (pages: readonly ListProjectMembersResponse[]) => [
    ...(companies ? (pages[0]?.companies ?? []) : [])
      .filter(({ id, status }) => status === 'active' || chosen.includes(id))
      .map((company) => ({ ...companyChoice(company), ...heading('Companies') })),
    ...(people ? pages.flatMap(({ data }) => data) : [])
      .filter(
        (person) =>
          (!duty || person.duties.includes(duty) || chosen.includes(person.id)) &&
          (!companyId || person.companyId === companyId),
      )
      .map((person) => ({ ...personChoice(person), ...heading('People') })),
  ];
  const choices = useChoices({
    operation: 'listProjectMembers',
    pages: (q) => projectMemberPages(projectId, { ...(q && { q }) }),
    ...((duty || companyId) && {
      narrowed: (q: string) =>
        projectMemberPages(projectId, {
          ...(q && { q }),
          ...(duty && { duty }),
          ...(companyId && { companyId }),
        }),
    }),
    choicesOf,
    enabled,
  });
  const known = unique([...choices.known, ...names]);
  const unnamed = chosen.filter((id) => !known.some(({ value }) => value === id));
  const isLoaded = choices.known.length > 0 || choices.failure !== undefined;
  const named = useQuery({
    ...projectMembersOptions(projectId, { ids: unnamed.slice(0, MOST_IDS) }),
    enabled: enabled && isLoaded && unnamed.length > 0,
  });
  return {
    ...choices,
    options: choices.options.filter(({ value }) => !without.includes(value)),
    known: unique([
      ...known,
      ...(named.data?.data ?? []).map(personChoice),
      ...(named.data?.companies ?? []).map(companyChoice),
      ...unnamed.map((value) => ({ value, label: named.isPending ? '…' : 'Not in the project' })),
    ]),
  };
}
