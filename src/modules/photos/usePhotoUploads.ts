import { createPhoto } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { fileRefusal, useUploadQueue } from '@/shared/upload/useUploadQueue';

/**
 * The accepted files. The contract declares the same in `x-max-bytes` and `x-file-extensions`,
 * which no generator reads, so a test compares the two.
 */
export const photoFile = {
  maxBytes: 26_214_400,
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
} as const;

/** Uploads photos, optionally into an album. */
export const usePhotoUploads = (projectId: string) =>
  useUploadQueue<Photo, string>({
    refusalOf: (file) => fileRefusal(file, photoFile, 'a JPEG, PNG or WebP picture'),
    stale: ['listPhotos', 'getPhotoSummary', 'listAlbums'],
    send: async (file, albumId, options) => {
      const { data } = await createPhoto({
        path: { projectId },
        body: {
          file,
          lastModifiedAt: new Date(file.lastModified).toISOString(),
          ...(albumId && { albumId }),
        },
        ...options,
        throwOnError: true,
      });
      return data.data;
    },
  });
