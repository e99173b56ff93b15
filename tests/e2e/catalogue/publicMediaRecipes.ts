import type { Recipe } from './recipe.ts';

/** Nobody is signed in there: public/failures.spec.ts walks what the pages show. */
export const publicMediaRecipes = {
  listPublicAlbumPhotos: { kind: 'own' },
  getPublicPhoto: { kind: 'own' },
  getPublicVideo: { kind: 'own' },
  getPublicFieldCam: { kind: 'own' },
  listPublicFieldCamFrames: { kind: 'own' },
  getPublicFieldCamTimelapse: { kind: 'own' },
  downloadPublicPhoto: { kind: 'own' },
  downloadPublicVideo: { kind: 'own' },
} satisfies Record<string, Recipe>;
