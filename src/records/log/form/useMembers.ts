import { useQuery } from '@tanstack/react-query';
import type { MemberDuty } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { distributionGroupsOptions, projectMembersOptions } from '../../people/projectMembers';

/** The most options that a menu shows. */
const MOST = 500;

/**
 * Returns the members and companies of a project, as options.
 * @param withGroups whether to load the distribution groups, too
 */
export function useMembers(projectId: string, withGroups = false) {
  const { data, error, refetch } = useQuery(projectMembersOptions(projectId));
  const groups = useQuery({
    ...distributionGroupsOptions(projectId),
    enabled: withGroups,
  });
  const asItem = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const companies = (data?.companies ?? []).slice(0, MOST);
  const members = (data?.data ?? []).slice(0, MOST);
  const capable = (people: readonly { id: string }[], duty: MemberDuty | undefined): string[] =>
    people
      .filter(({ id }) =>
        members.some((member) => member.id === id && (!duty || member.duties.includes(duty))),
      )
      .map(({ id }) => id);
  const peopleFor = (duty: MemberDuty | undefined, chosen: readonly string[] = []) =>
    members
      .filter(({ id, duties }) => !duty || duties.includes(duty) || chosen.includes(id))
      .map(asItem);
  const groupsFor = (duty: MemberDuty | undefined) =>
    (groups.data?.data ?? []).flatMap((group) => {
      const ids = capable(group.members, duty);
      return ids.length > 0 ? { value: group.id, label: `${group.name} (${ids.length})` } : [];
    });
  const companiesFor = (chosen: readonly string[] = []) =>
    companies.filter(({ id, status }) => status === 'active' || chosen.includes(id)).map(asItem);
  return {
    people: members.map(asItem),
    /** The people who can have a duty, and those who are chosen already. */
    peopleFor,
    /** The groups with people who can have a duty. */
    groupsFor,
    /** Replaces chosen groups by their members. */
    withoutGroups: (chosen: readonly string[], duty: MemberDuty | undefined): string[] => [
      ...new Set(
        chosen.flatMap((id) => {
          const group = groups.data?.data.find((candidate) => candidate.id === id);
          return group ? capable(group.members, duty) : [id];
        }),
      ),
    ],
    companies: companies.map(asItem),
    /** The companies that work on projects at present, and those that are chosen already. */
    companiesFor,
    /** Whom an open record can be given to: groups, companies and people. */
    assignees: (duty: MemberDuty | undefined) => [
      ...groupsFor(duty),
      ...companiesFor(),
      ...peopleFor(duty),
    ],
    /** Why there are no options. */
    failure:
      error && !data
        ? { text: failureText('listProjectMembers', error), retry: () => void refetch() }
        : undefined,
  };
}
