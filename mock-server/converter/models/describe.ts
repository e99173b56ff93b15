import type { ModelFormat } from './formats.ts';
import { readFragments } from './fragmentParts.ts';
import { partsOfGlb } from './glbParts.ts';
import type { Part } from './parts.ts';

/**
 * Reads the elements of a viewer file. Their meshes are available while `use` runs.
 * @param view is consumed if it contains fragments
 */
export const readParts = async <T>(
  format: ModelFormat,
  view: Uint8Array,
  use: (parts: readonly Part[]) => T,
): Promise<T> => (format === 'glb' ? use(await partsOfGlb(view)) : readFragments(view, use));
