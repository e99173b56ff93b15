import type { ScanSetup } from './scene.ts';

/** One line of the catalogue; the key follows from the position. */
export type Row = readonly [
  title: string,
  points: number,
  build: () => ScanSetup,
  description: string,
];
