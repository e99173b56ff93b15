import type { Units } from '../format/units';
import { useProject } from './useProject';

/** The units in which a project measures. Viewers have a choice of their own (UnitsProvider). */
export const useProjectUnits = (projectId: string): Units =>
  useProject(projectId).data?.data.units === 'metric' ? 'metric' : 'imperial';
