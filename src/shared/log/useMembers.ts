import { useQuery } from '@tanstack/react-query';
import { listProjectMembersOptions } from '@/api/generated/projects/listProjectMembers.gen';
import type { MemberDuty } from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';

/** The most options that a menu shows. */
const MOST = 500;

/** The members and companies of a project, as options. */
export function useMembers(projectId: string) {
  const { data, error, refetch } = useQuery(
    listProjectMembersOptions({ path: { projectId }, query: { limit: 100 } }),
  );
  const asItem = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const members = (data?.data ?? []).slice(0, MOST);
  return {
    people: members.map(asItem),
    /** The people who can have a duty, and those who are chosen already. */
    peopleFor: (duty: MemberDuty | undefined, chosen: readonly string[] = []) =>
      members
        .filter(({ id, duties }) => !duty || duties.includes(duty) || chosen.includes(id))
        .map(asItem),
    companies: (data?.companies ?? []).slice(0, MOST).map(asItem),
    /** Why there are no options. */
    failure:
      error && !data
        ? { text: failureText('listProjectMembers', error), retry: () => void refetch() }
        : undefined,
  };
}
