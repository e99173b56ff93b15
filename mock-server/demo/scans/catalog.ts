import { clinic } from './catalog-clinic.ts';
import { harbor } from './catalog-harbor.ts';
import type { Row } from './catalog-row.ts';
import type { ScanSetup } from './scene.ts';

export interface Sample {
  key: string;
  title: string;
  description: string;
  points: number;
  build: () => ScanSetup;
}

const entries = (project: string, rows: readonly Row[]): Sample[] =>
  rows.map(([title, points, build, description], i) => ({
    key: `${project}-${String(i + 1).padStart(2, '0')}`,
    title,
    description,
    points,
    build,
  }));

/** All sample scans: 24 of the office tower "Harbor Point Tower" and 6 of a clinic. */
export const samples: readonly Sample[] = [
  ...entries('harbor', harbor),
  ...entries('clinic', clinic),
];
