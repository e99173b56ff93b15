import { useQuery } from '@tanstack/react-query';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import type { Project } from '@/api/generated/types.gen';

/** Checks what the user is permitted to do in a project; nothing until the server has answered. */
export function useProjectActions(projectId: string) {
  const { data } = useQuery(getProjectOptions({ path: { projectId } }));
  return (action: Project['permittedActions'][number]): boolean =>
    data?.data.permittedActions.includes(action) ?? false;
}
