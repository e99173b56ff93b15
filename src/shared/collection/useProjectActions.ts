import type { Project } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { useProject } from '../projects/useProject';

type Action = Project['permittedActions'][number];

/** What begins with a resumable upload. */
const uploads: ReadonlySet<Action> = new Set([
  'create_scan',
  'create_model',
  'create_video',
  'create_document',
  'create_plan_set',
]);

/** Checks what the user is permitted to do in a project; nothing until the server has answered. */
export function useProjectActions(projectId: string) {
  const { data } = useProject(projectId);
  const offered = useOffers();
  return (action: Action): boolean =>
    (!uploads.has(action) || offered('createUpload')) &&
    (data?.data.permittedActions.includes(action) ?? false);
}
