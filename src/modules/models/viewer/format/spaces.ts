import type { ModelElement } from './source';

/** Classes of elements that are rooms and zones, which hide what is inside them. */
const SPACES = new Set(['IFCSPACE', 'IFCSPATIALZONE', 'IFCEXTERNALSPATIALELEMENT']);

export const isSpace = ({ type }: ModelElement): boolean => SPACES.has(type.toUpperCase());

/** Tells whether spaces are shown at first: only in a model that has nothing else. */
export const startsWithSpaces = (elements: readonly ModelElement[]): boolean =>
  elements.every(isSpace);
