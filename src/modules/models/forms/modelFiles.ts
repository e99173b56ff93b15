import { refine } from 'zod/mini';
import { zFile } from '@/shared/forms/zFile';

/**
 * What may be uploaded. The contract says the same in `x-file-extensions`, which no generator reads; a test holds the
 * two together.
 */
export const modelFile = {
  /** 50 GiB, as uploads have it. A host that takes less refuses the rest before its first byte. */
  maxBytes: 53_687_091_200,
  extensions: ['ifc', 'glb'],
} as const;

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** @param extensions fewer, where not all will do */
export const zModelFile = (extensions: readonly string[] = modelFile.extensions) =>
  zFile('File is required').check(
    refine((value) => extensions.includes(extensionOf(value.name)), {
      error: `File must be ${extensions.map((extension) => extension.toUpperCase()).join(' or ')}`,
    }),
    refine(({ size }) => size <= modelFile.maxBytes, 'File must be at most 50 GB'),
  );
