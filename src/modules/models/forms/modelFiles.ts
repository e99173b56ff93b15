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
  extensions: ['ifc', 'glb'],
} as const;

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** @param extensions Limits the accepted extensions. */
export const zModelFile = (extensions: readonly string[] = modelFile.extensions) =>
  zFile('File is required').check(
    refine((value) => extensions.includes(extensionOf(value.name)), {
      error: `File must be ${extensions.map((extension) => extension.toUpperCase()).join(' or ')}`,
    }),
    refine(({ size }) => size <= modelFile.maxBytes, 'File must be at most 50 GB'),
  );
