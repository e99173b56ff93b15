import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProjectMember } from '@/api/generated/types.gen';
import { fullName } from '@/shared/format/labels';
import {
  distributionGroupsOptions,
  projectMemberPages,
  projectMembersOptions,
} from '../../people/projectMembers';
import { groupsOf, type Mentionable } from './mentions';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 200;

interface Options {
  projectId: string;
  /** Whether the user writes, so that the people are needed. */
  enabled: boolean;
  /** Whether only the leading company will read it. */
  internal: boolean;
}

/** Searches the people, groups and companies that a text can name. Only those who will see it can be mentioned. */
export function useMentions({ projectId, enabled, internal }: Options) {
  const [text, search] = useState('');
  const [q] = useDebouncedValue(text.trim(), TYPING_PAUSE);
  const [seen, setSeen] = useState<ReadonlyMap<string, ProjectMember>>(new Map());
  const team = useInfiniteQuery({ ...projectMemberPages(projectId), enabled });
  const groups = useQuery({ ...distributionGroupsOptions(projectId), enabled });
  const [first] = team.data?.pages ?? [];
  const lead = first?.companies.find((company) => company.lead);
  const only = internal ? lead?.id : undefined;
  const isPart = first !== undefined && first.nextCursor !== null;
  const found = useQuery({
    ...projectMembersOptions(projectId, { ...(q && { q }), ...(only && { companyId: only }) }),
    enabled: enabled && isPart && (q !== '' || only !== undefined),
    placeholderData: keepPreviousData,
  });
  const sees = ({ companyId }: ProjectMember) => !only || companyId === only;
  const loaded = team.data?.pages.flatMap(({ data }) => data) ?? [];
  const matching = isPart && (q || only) ? (found.data?.data ?? []) : loaded;
  const answer = found.data?.data;
  // Who was found once is still meant by a name that is typed to its end.
  useEffect(() => {
    if (!answer) return;
    setSeen(
      (before) => new Map([...before, ...answer.map((person) => [person.id, person] as const)]),
    );
  }, [answer]);
  const known = [...new Map([...loaded, ...seen.values()].map((one) => [one.id, one])).values()];
  return {
    team,
    lead,
    search,
    /** Whom the list offers. */
    people: matching.filter(sees),
    groups: groupsOf(groups.data?.data ?? [], sees),
    companies: first?.companies ?? [],
    /** Whom a name in the text means that was not chosen from the list. Nobody, if several people have it. */
    named: known.filter((person) => sees(person) && person.distinction === null),
    /** Whether a chosen person will not read it. */
    isHidden: ({ id }: Mentionable) => known.some((person) => person.id === id && !sees(person)),
  };
}

/** Returns what a text calls a chosen person. */
export const mentionOf = (chosen: Mentionable & { distinction?: string | null }): Mentionable => ({
  id: chosen.id,
  name: fullName({ name: chosen.name, distinction: chosen.distinction ?? null }),
});
