import { mayShare, tokenOf, visitor } from './plan-sharing.ts';
import type { Input } from './run.ts';
import type { Json } from './values.ts';
import type { Recipe, World } from './world.ts';

/** What is shared, by the parameter that names it, and which operation of members has that in its path. */
const kinds = {
  albumId: ['album', 'updateAlbum'],
  photoId: ['photo', 'getPhoto'],
  videoId: ['video', 'getVideo'],
  fieldCamId: ['cam', 'getFieldCam'],
} as const;
type Name = keyof typeof kinds;

/** A visit by a link to one thing of the run's own. */
async function visited(world: World, name: Name, more: Json = {}): Promise<Input> {
  await mayShare(world);
  const [type, operation] = kinds[name];
  const { [name]: id = '' } = await world.path(world.run.api.find(operation));
  const token = await tokenOf(world, { targets: [{ type, id }], ...more });
  return { path: { [name]: id }, as: await visitor(world, token) };
}

const byLink = (name: Name): Recipe => ({ input: (world) => visited(world, name) });

const download = (name: Name): Recipe => ({
  input: (world) => visited(world, name, { allowDownload: true }),
  others: {
    'where the link does not permit it': {
      input: (world) => visited(world, name),
      statuses: [403],
      codes: ['FORBIDDEN'],
    },
  },
});

/** How visitors come to albums, photos, videos and cameras. */
export const publicMediaRecipes: Record<string, Recipe> = {
  listPublicAlbumPhotos: byLink('albumId'),
  getPublicPhoto: byLink('photoId'),
  downloadPublicPhoto: download('photoId'),
  getPublicVideo: byLink('videoId'),
  downloadPublicVideo: download('videoId'),
  getPublicFieldCam: byLink('fieldCamId'),
  listPublicFieldCamFrames: {
    input: async (world) => ({
      ...(await visited(world, 'fieldCamId')),
      query: { date: '2026-11-18' },
    }),
  },
};
