import { expect } from '@playwright/test';
import { linkTo, pageOf, services } from '../public/sharing.ts';
import type { Recipe } from './recipe.ts';

const asAlbum = { kind: 'like', operation: 'listPublicAlbumPhotos' } as const;

/**
 * What pages for visitors show of albums, photos, videos and cameras. Each shows a failure in the place of what is
 * missing, in the frame of src/shared/visitors/SharedPage.tsx: it is walked for an album.
 */
export const publicMediaRecipes = {
  listPublicAlbumPhotos: {
    kind: 'query',
    signedIn: false,
    open: async ({ page, mock }) => {
      await page.goto(pageOf(services, await linkTo(mock, [services])));
    },
    succeeds: ({ page }) =>
      expect(page.getByRole('button', { name: /^Clash at the header/ })).toBeVisible(),
  },
  getPublicPhoto: asAlbum,
  getPublicVideo: asAlbum,
  getPublicFieldCam: asAlbum,
  listPublicFieldCamFrames: asAlbum,
  // viewers/public-failures.spec.ts walks src/shared/visitors/VisitorDownload.tsx by a scan.
  downloadPublicPhoto: { kind: 'own' },
  downloadPublicVideo: { kind: 'own' },
} satisfies Record<string, Recipe>;
