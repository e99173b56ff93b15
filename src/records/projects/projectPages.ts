import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listProjectsInfiniteOptions } from '@/api/generated/projects/listProjects.gen';
import type { Project, ProjectAction } from '@/api/generated/types.gen';
import { accountByCursor } from '@/shared/collection/byCursor';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 200;

/** Queries the projects page by page, the favorites first. */
export const projectPages = (query: { q?: string; permitted?: ProjectAction } = {}) => ({
  ...listProjectsInfiniteOptions({ query: { ...query, limit: 100 } }),
  ...accountByCursor,
});

/** Queries the first project in which the user may do something; its data is null if there is none. */
export function useFirstProject(permitted?: ProjectAction) {
  const all = useInfiniteQuery(projectPages());
  const found = all.data?.pages
    .flatMap(({ data }) => data)
    .find(({ permittedActions }) => !permitted || permittedActions.includes(permitted));
  const isLater = !found && permitted !== undefined && all.hasNextPage;
  const later = useInfiniteQuery({
    ...projectPages({ ...(permitted && { permitted }) }),
    enabled: isLater,
  });
  const query = isLater ? later : all;
  const first: Project | null | undefined =
    found ?? (later.data ? later.data.pages[0]?.data[0] : undefined) ?? null;
  const { error, refetch } = query;
  return { error, refetch, data: query.data ? first : undefined };
}

/** Queries the projects that fit a search. A list that fits on the first page is left to the caller to filter. */
export function useFoundProjects(text: string, enabled = true) {
  const typed = text.trim().slice(0, 200);
  const [q] = useDebouncedValue(typed, TYPING_PAUSE);
  const first = useInfiniteQuery({ ...projectPages(), enabled });
  const isPart = first.hasNextPage;
  const found = useInfiniteQuery({
    ...projectPages({ ...(q && { q }) }),
    enabled: enabled && isPart && q !== '',
  });
  const query = isPart && q !== '' ? found : first;
  return {
    query,
    projects: query.data?.pages.flatMap(({ data }) => data) ?? [],
    isSearching: query.isPending || (isPart && (q !== typed || query.isPlaceholderData)),
  };
}
