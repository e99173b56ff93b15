import type { Json } from '../conformance/requests/values.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, sentBefore, takenBy } from './shared/requests.ts';

/** Creates some photos of the run. */
const photos = async (world: World, count: number): Promise<{ id: string }[]> => {
  const items: { id: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const path = await world.path(world.run.api.find('getPhoto'), true);
    items.push({ id: path.photoId ?? '' });
  }
  return items;
};

const bulk =
  (change: Json, count = 2): Prepare =>
  async (world) => ({
    path: { projectId: world.projectId },
    json: { items: await photos(world, count), ...change },
  });

const shapes = [
  { type: 'arrow', points: [0.1, 0.2, 0.3, 0.4], color: 'red', text: '' },
  { type: 'text', points: [0.5, 0.5], color: 'white', text: 'Conformance' },
];
const renamed = adding((world) => ({ name: world.name() }));

/** A new photo is not private, and everyone sees it. */
const visible = (world: World) => world.path(world.run.api.find('getPhoto'), true);

export const recipes: Recipes = {
  listPhotos: {},
  createPhoto: {
    fixed: ['albumId', 'lastModifiedAt'],
    failures: {
      VALIDATION_FAILED: { 'an album that does not exist': adding({ albumId: 'unknown' }) },
    },
  },
  getPhotoSummary: {},
  bulkUpdatePhotos: {
    call: bulk({ action: 'tag', addTags: ['conformance'] }),
    fixed: ['items', 'action', 'albumId', 'addTags', 'removeTags', 'private'],
    variants: {
      move: { call: bulk({ action: 'move' }) },
      delete: { call: bulk({ action: 'delete' }, 1) },
      'make private': { call: bulk({ action: 'set_private', private: true }) },
      'a photo that does not exist': {
        call: async (world) => ({
          path: { projectId: world.projectId },
          json: { items: [{ id: 'conformance-unknown' }], action: 'delete' },
        }),
      },
    },
    failures: {
      VALIDATION_FAILED: {
        'tag without tags': bulk({ action: 'tag' }, 1),
        'set_private without private': bulk({ action: 'set_private' }, 1),
      },
    },
  },
  getPhoto: {},
  deletePhoto: {},
  updatePhoto: {
    visible,
    call: adding((world) => ({ title: world.name() })),
    fixed: ['albumId', 'takenAt', 'clear'],
    variants: { 'as a private one': { call: adding({ private: true }) } },
  },
  getPhotoMarkup: {},
  updatePhotoMarkup: {
    visible,
    call: adding({ shapes }),
    fixed: ['shapes'],
    variants: { 'no shapes, which removes the markup': { call: adding({ shapes: [] }) } },
    failures: {
      VALIDATION_FAILED: {
        'an arrow without a head': adding({ shapes: [{ ...shapes[0], points: [0.1, 0.2] }] }),
      },
    },
  },
  updatePhotoPair: {
    visible,
    call: async (world, operation) => {
      const [other] = await photos(world, 1);
      return world.plain(operation, { add: { pairId: other?.id ?? null } });
    },
    fixed: ['pairId'],
    variants: { 'null, which ends the pair': { call: adding({ pairId: null }) } },
    failures: {
      VALIDATION_FAILED: { 'a photo that does not exist': adding({ pairId: 'unknown' }) },
    },
  },
  updatePhotoStar: {},
  addPhotoComment: { fixed: ['mentions', 'visibility'] },
  deletePhotoComment: {},
  listAlbums: {},
  createAlbum: {
    failures: { NAME_TAKEN: sentBefore((world, operation) => world.plain(operation)) },
  },
  deleteAlbum: {},
  updateAlbum: {
    call: renamed,
    fixed: ['coverPhotoId'],
    failures: { NAME_TAKEN: takenBy('createAlbum', renamed) },
  },
};
