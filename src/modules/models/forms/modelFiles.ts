import { file, maxSize, refine } from 'zod/mini';

/**
 * What may be uploaded. The contract says the same in `x-max-bytes` and `x-file-extensions`, which no generator
 * reads; a test holds the two together.
 */
export const modelFile = {
  maxBytes: 104_857_600,
  extensions: ['ifc', 'glb'],
} as const;

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** @param extensions fewer, where not all will do */
export const zModelFile = (extensions: readonly string[] = modelFile.extensions) =>
  file('File is required').check(
    refine((value) => extensions.includes(extensionOf(value.name)), {
      error: `File must be ${extensions.map((extension) => extension.toUpperCase()).join(' or ')}`,
    }),
    maxSize(modelFile.maxBytes, 'File must be at most 100 MB'),
  );
