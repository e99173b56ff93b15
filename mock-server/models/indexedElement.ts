import type { components } from '../generated/contract.d.ts';
import type { Fact } from './facts.ts';
import type { Box } from './parts.ts';

type ModelElement = components['schemas']['ModelElement'];

/** What is kept of an element, to tell whether another version has changed it. */
export interface IndexedElement extends ModelElement {
  /** Of what the file says of it, beside its name, type and storey. */
  digest: string;
  facts: readonly Fact[];
  /** Metres, y up. */
  box: Box;
  /** Square metres of all its triangles. */
  area: number;
}

/** Metres by which two exports of the same thing may differ. */
export const TOLERANCE = 0.001;
