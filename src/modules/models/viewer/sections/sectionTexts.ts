import type { Axis } from './sections';

export const axisNames: Record<Axis, string> = {
  x: 'Across, west to east (X)',
  y: 'Along, south to north (Y)',
  z: 'Height (Z)',
};
