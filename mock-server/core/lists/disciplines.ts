import type { components } from '../../generated/contract.d.ts';

/** The disciplines of records, which are also the trades of companies. */
export const DISCIPLINES: readonly components['schemas']['Discipline'][] = [
  'architectural',
  'civil',
  'conveying_systems',
  'electrical',
  'interior_design',
  'kitchen_equipment',
  'landscape',
  'mechanical',
  'other',
  'plumbing',
  'structural',
];
