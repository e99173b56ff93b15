import type { components } from '../../generated/contract.d.ts';

type Discipline = components['schemas']['Discipline'];

/** Designators of the U.S. National CAD Standard, by the letter that a sheet number begins with. */
const letters: Readonly<Record<string, Discipline>> = {
  A: 'architectural',
  C: 'civil',
  E: 'electrical',
  I: 'interior_design',
  L: 'landscape',
  M: 'mechanical',
  P: 'plumbing',
  S: 'structural',
};

export const disciplineOf = (number: string): Discipline =>
  letters[number.charAt(0).toUpperCase()] ?? 'other';
