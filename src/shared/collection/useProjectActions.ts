import type { Project } from '@/api/generated/types.gen';
import { useProject } from '@/shared/projects/useProject';

/** Checks what the user is permitted to do in a project; nothing until the server has answered. */
export function useProjectActions(projectId: string) {
  const { data } = useProject(projectId);
  return (action: Project['permittedActions'][number]): boolean =>
    data?.data.permittedActions.includes(action) ?? false;
}
