import { useQuery } from '@tanstack/react-query';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';

/** Whether the user sees the documents of a project, which may be switched off. */
export function useHasDocuments(projectId: string): boolean {
  const { data } = useQuery({
    ...getProjectOptions({ path: { projectId } }),
    enabled: projectId !== '',
  });
  return data?.data.seenModules.includes('documents') === true;
}
