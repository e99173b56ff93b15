import { useOffers } from '@/api/offers';
import { useProject } from '@/shared/projects/useProject';

/** Whether the user sees the documents of a project, which may be switched off. */
export function useHasDocuments(projectId: string): boolean {
  const offered = useOffers();
  const seen = useProject(projectId).data?.data.seenModules.includes('documents') === true;
  return seen && offered('listDocuments');
}
