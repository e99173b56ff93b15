import { seed } from '../../mock-server/modules/scans/seed.ts';

/** The seeded scans of `prj_harbor`, the project that most tests use. */
const scans = Object.values(seed(Date.now()).scans ?? {}).filter(
  ({ projectId }) => projectId === 'prj_harbor',
);

export const seededScans = scans.length;
