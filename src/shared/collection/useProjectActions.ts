import type { Project } from '@/api/generated/types.gen';
import { offersStore } from '@/api/offersStore';
import { useProject } from '../projects/useProject';

type Action = Project['permittedActions'][number];

/** Checks what the user is permitted to do in a project and the host offers; nothing until the server has answered. */
export function useProjectActions(projectId: string) {
  const { data } = useProject(projectId);
  const { operations, actions } = offersStore();
  return (action: Action): boolean =>
    (operations === null || actions.includes(action)) &&
    (data?.data.permittedActions.includes(action) ?? false);
}
