import { refine } from 'zod/mini';
import { zFile } from '@/shared/forms/zFile';

/**
 * The accepted files. The contract declares the same in `x-file-extensions`, which no generator
 * reads, so a test compares the two.
 */
export const modelFile = {
  /**
   * 50 GiB, the maximum of uploads. A server with a lower limit rejects the upload before its first
   * byte.
   */
  maxBytes: 53_687_091_200,
  extensions: ['ifc', 'glb', 'ifczip', 'zip'],
} as const;

/** Returns the extensions of the files of a model, by its format. A ZIP file holds a model of either. */
export const extensionsOf = (format: string): readonly string[] =>
  format === 'ifc' ? ['ifc', 'ifczip', 'zip'] : [format, 'zip'];

/** 'IFC, GLB or ZIP'. An IFCZIP is a ZIP file with an IFC. */
function nameOf(extensions: readonly string[]): string {
  const names = extensions
    .filter((extension) => extension !== 'ifczip')
    .map((extension) => extension.toUpperCase());
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** @param extensions Limits the accepted extensions. */
export const zModelFile = (extensions: readonly string[] = modelFile.extensions) =>
  zFile('File is required').check(
    refine((value) => extensions.includes(extensionOf(value.name)), {
      error: `File must be ${nameOf(extensions)}`,
    }),
    refine(({ size }) => size <= modelFile.maxBytes, 'File must be at most 50 GB'),
  );
