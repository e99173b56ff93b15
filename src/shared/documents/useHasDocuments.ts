import { useProject } from '../projects/useProject';

/** Whether the user sees the documents of a project, which may be switched off. */
export const useHasDocuments = (projectId: string): boolean =>
  useProject(projectId).data?.data.seenModules.includes('documents') === true;
