import { file, maxSize, mime, refine } from 'zod/mini';

/**
 * What may be uploaded. The contract says the same in `x-max-bytes`, `x-file-extensions` and `encoding`, which
 * no generator reads; a test holds the two together.
 */
export const scanFile = {
  maxBytes: 104_857_600,
  extensions: ['ply', 'las', 'laz', 'e57', 'pts', 'xyz'],
} as const;
export const thumbnailFile = {
  maxBytes: 5_242_880,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const zScanFile = file('File is required').check(
  refine((value) => (scanFile.extensions as readonly string[]).includes(extensionOf(value.name)), {
    error: 'File must be PLY, LAS, LAZ, E57, PTS or XYZ',
  }),
  maxSize(scanFile.maxBytes, 'File must be at most 100 MB'),
);

export const zThumbnailFile = file().check(
  mime([...thumbnailFile.types], 'Thumbnail must be a PNG, JPEG or WebP image'),
  maxSize(thumbnailFile.maxBytes, 'Thumbnail must be at most 5 MB'),
);
