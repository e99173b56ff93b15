import { useQuery } from '@tanstack/react-query';
import type { DistributionGroup, MemberDuty } from '@/api/generated/types.gen';
import { matchesWords } from '@/shared/format/matchesWords';
import { type Choice, type Choices, unique } from '@/shared/forms/choices/choices';
import { personChoice } from './partyChoices';
import { distributionGroupsOptions } from './projectMembers';

/** Adds the groups of a project to its people. A group stands for those of its members who can have the duty. */
export function useGroups(projectId: string, duty: MemberDuty | undefined, choices: Choices) {
  const groups = useQuery(distributionGroupsOptions(projectId));
  const capable = ({ members }: DistributionGroup) =>
    members.filter(({ duties }) => !duty || duties.includes(duty));
  const all = groups.data?.data ?? [];
  const offered = all.flatMap((group): Choice[] => {
    const { length } = capable(group);
    const label = `${group.name} (${length})`;
    return length > 0 && matchesWords(choices.text, group.name)
      ? [{ value: group.id, label, group: 'Groups' }]
      : [];
  });
  const membersOf = (id: string) => {
    const group = all.find((candidate) => candidate.id === id);
    return group && capable(group).map(personChoice);
  };
  return {
    choices: {
      ...choices,
      options: [...offered, ...choices.options],
      known: unique([
        ...choices.known,
        ...all.flatMap((group) => capable(group).map(personChoice)),
      ]),
    },
    /** Replaces chosen groups by their members. */
    withoutGroups: (ids: readonly string[]): string[] => [
      ...new Set(ids.flatMap((id) => membersOf(id)?.map(({ value }) => value) ?? [id])),
    ],
    /** Whom a choice stands for. */
    peopleOf: (choice: Choice): Choice[] => membersOf(choice.value) ?? [choice],
  };
}
