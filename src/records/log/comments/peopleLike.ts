import type { QueryClient } from '@tanstack/react-query';
import type { ProjectMember } from '@/api/generated/types.gen';
import { projectMembersOptions } from '../../people/projectMembers';
import { findPeople } from './mentions';

/** Returns the people of a project whose names fit what is typed. The host searches if it has more of them than a page. */
export async function peopleLike(
  client: QueryClient,
  projectId: string,
  query: string,
): Promise<ProjectMember[]> {
  const staleTime = 30_000;
  const first = await client.fetchQuery({ ...projectMembersOptions(projectId), staleTime });
  const q = query.trim();
  if (first.nextCursor === null || !q) return findPeople(first.data, query);
  const found = await client.fetchQuery({ ...projectMembersOptions(projectId, { q }), staleTime });
  return findPeople(found.data, query);
}
