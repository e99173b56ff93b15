import type { ScanSetup } from './scene.ts';

/** A line of the catalog. The key is derived from the position. */
export type Row = readonly [
  title: string,
  points: number,
  build: () => ScanSetup,
  description: string,
];
