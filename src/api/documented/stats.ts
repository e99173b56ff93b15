import type { ProjectStats, ProjectStatsResult } from '../generated/types.gen';

/** Reads the figures of a project, which may be one `data` deeper (specification, section 3: `data.data.modules`). */
export const readStats = ({ data }: ProjectStatsResult): ProjectStats['modules'] =>
  'modules' in data ? data.modules : data.data.modules;
