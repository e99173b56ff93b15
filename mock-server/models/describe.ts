import type { ModelFormat } from './formats.ts';
import { readFragments } from './fragmentParts.ts';
import { partsOfGlb } from './glbParts.ts';
import type { Part } from './parts.ts';

/**
 * Reads the elements of a file that a viewer loads. Their surfaces are there while `use` runs.
 * @param view is taken apart where it is of fragments
 */
export const readParts = async <T>(
  format: ModelFormat,
  view: Uint8Array,
  use: (parts: readonly Part[]) => T,
): Promise<T> => (format === 'glb' ? use(await partsOfGlb(view)) : readFragments(view, use));
