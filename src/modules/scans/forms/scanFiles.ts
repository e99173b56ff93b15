import { refine } from 'zod/mini';
import { zFile } from '@/shared/forms/zFile';

/**
 * The accepted files. The contract declares the same in `x-max-bytes`, `x-file-extensions` and
 * `encoding`, which no generator reads, so a test compares the two. The extensions only filter the
 * file picker: the server detects the format from the content.
 */
export const scanFile = {
  /**
   * 50 GiB, the maximum of the contract. A server with a lower limit rejects the upload before its
   * first byte.
   */
  maxBytes: 53_687_091_200,
  extensions: ['ply', 'las', 'laz', 'e57', 'pts', 'xyz'],
} as const;
export const thumbnailFile = {
  maxBytes: 5_242_880,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;

export const zScanFile = zFile('File is required').check(
  refine(({ size }) => size > 0, 'File is empty'),
  refine(({ size }) => size <= scanFile.maxBytes, 'File must be at most 50 GB'),
);

export const zThumbnailFile = zFile().check(
  refine(
    ({ type }) => (thumbnailFile.types as readonly string[]).includes(type),
    'Thumbnail must be a PNG, JPEG or WebP image',
  ),
  refine(({ size }) => size <= thumbnailFile.maxBytes, 'Thumbnail must be at most 5 MB'),
);
