import type { components } from '../../generated/contract.d.ts';
import type { Fact } from './facts.ts';
import type { Box } from './parts.ts';

type ModelElement = components['schemas']['ModelElement'];

/** The data of an element that is needed to detect changes between versions. */
export interface IndexedElement extends ModelElement {
  /** Hash of its data besides name, type and storey. */
  digest: string;
  facts: readonly Fact[];
  /** Meters, y up. */
  box: Box;
  /** Square meters of all its triangles. */
  area: number;
}

/** Meters by which two exports of the same element may differ. */
export const TOLERANCE = 0.001;
