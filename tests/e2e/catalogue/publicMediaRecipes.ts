import type { Recipe } from './recipe.ts';

/** Nobody is signed in there: public/failures.spec.ts walks what the pages show. */
export const publicMediaRecipes = {
  listPublicAlbumPhotos: { kind: 'own' },
  getPublicPhoto: { kind: 'own' },
  getPublicVideo: { kind: 'own' },
  getPublicFieldCam: { kind: 'own' },
  listPublicFieldCamFrames: { kind: 'own' },
  // viewers/public-failures.spec.ts walks src/shared/visitors/VisitorDownload.tsx by a scan.
  downloadPublicPhoto: { kind: 'own' },
  downloadPublicVideo: { kind: 'own' },
} satisfies Record<string, Recipe>;
