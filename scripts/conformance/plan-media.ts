import type { Input } from './run.ts';
import type { Json } from './values.ts';
import type { Recipe, World } from './world.ts';

/** Some photos of the run's own. */
const photos = async (world: World, count: number): Promise<{ id: string }[]> => {
  const items: { id: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const path = await world.path(world.run.api.find('getPhoto'), true);
    items.push({ id: path.photoId ?? '' });
  }
  return items;
};

const bulk =
  (deed: Json, count = 2) =>
  async (world: World): Promise<Input> => ({
    path: { projectId: world.projectId },
    json: { items: await photos(world, count), ...deed },
  });

const shapes = [
  { type: 'arrow', points: [0.1, 0.2, 0.3, 0.4], color: 'red', text: '' },
  { type: 'text', points: [0.5, 0.5], color: 'white', text: 'Conformance' },
];

const period = (from: string, to: string) => ({ from, to, everySec: 3600, fps: 8 });

/** How photos, albums, videos and cameras are brought to their success. */
export const mediaRecipes: Record<string, Recipe> = {
  createPhoto: {
    action: 'create_photo',
    fixed: ['albumId', 'lastModifiedAt'],
    others: {
      'an album that is not there': {
        input: (world, operation) => world.plain(operation, { add: { albumId: 'unknown' } }),
        statuses: [422],
      },
    },
  },
  updatePhoto: {
    input: (world, operation) => world.plain(operation, { add: { title: world.name() } }),
    fixed: ['albumId', 'takenAt', 'clear'],
    others: {
      'as a private one': {
        input: (world, operation) => world.plain(operation, { add: { private: true } }),
      },
    },
  },
  addPhotoComment: { fixed: ['mentions', 'visibility'] },
  bulkUpdatePhotos: {
    input: bulk({ action: 'tag', addTags: ['conformance'] }),
    fixed: ['items', 'action', 'albumId', 'addTags', 'removeTags', 'private'],
    others: {
      move: { input: bulk({ action: 'move' }) },
      delete: { input: bulk({ action: 'delete' }, 1) },
      'make private': { input: bulk({ action: 'set_private', private: true }) },
      'tag without tags': { input: bulk({ action: 'tag' }, 1), statuses: [422] },
      'private or not is not said': {
        input: bulk({ action: 'set_private' }, 1),
        statuses: [422],
      },
      'a photo that is not there': {
        input: async (world) => ({
          path: { projectId: world.projectId },
          json: { items: [{ id: 'conformance-unknown' }], action: 'delete' },
        }),
      },
    },
  },
  updatePhotoMarkup: {
    input: (world, operation) => world.plain(operation, { add: { shapes } }),
    fixed: ['shapes'],
    others: {
      'nothing, which takes it off': {
        input: (world, operation) => world.plain(operation, { add: { shapes: [] } }),
      },
      'an arrow without a head': {
        input: (world, operation) =>
          world.plain(operation, { add: { shapes: [{ ...shapes[0], points: [0.1, 0.2] }] } }),
        statuses: [422],
      },
    },
  },
  updatePhotoPair: {
    input: async (world, operation) => {
      const [other] = await photos(world, 1);
      return world.plain(operation, { add: { pairId: other?.id ?? null } });
    },
    fixed: ['pairId'],
    others: {
      'nothing, which parts them': {
        input: (world, operation) => world.plain(operation, { add: { pairId: null } }),
      },
      'a photo that is not there': {
        input: (world, operation) => world.plain(operation, { add: { pairId: 'unknown' } }),
        statuses: [422],
      },
    },
  },
  createAlbum: {
    action: 'create_album',
    others: {
      'a name that another album has': {
        input: async (world, operation) => {
          const input = await world.plain(operation);
          await world.ask(operation.id, input);
          return input;
        },
        statuses: [409],
        codes: ['NAME_TAKEN'],
      },
    },
  },
  updateAlbum: {
    input: (world, operation) => world.plain(operation, { add: { name: world.name() } }),
    fixed: ['coverPhotoId'],
  },
  updateVideo: {
    input: (world, operation) => world.plain(operation, { add: { title: world.name() } }),
  },
  updateVideoPoster: {
    fixed: ['poster'],
    others: {
      'a picture that is none': {
        input: async (world, operation) => ({
          ...(await world.plain(operation)),
          form: { poster: new File(['conformance'], 'conformance.png') },
        }),
        statuses: [415],
      },
    },
  },
  listFieldCams: { action: 'view_field_cams' },
  createFieldCam: { action: 'create_field_cam', fixed: ['activeHours', 'snapshotUrl'] },
  updateFieldCam: {
    input: (world, operation) => world.plain(operation, { add: { name: world.name() } }),
    fixed: ['activeHours', 'snapshotUrl'],
  },
  createFieldCamTimelapse: {
    input: (world, operation) =>
      world.plain(operation, { add: period('2026-11-02', '2026-11-03') }),
    fixed: ['from', 'to', 'everySec', 'fps'],
    others: {
      'an end before its beginning': {
        input: (world, operation) =>
          world.plain(operation, { add: period('2026-11-03', '2026-11-02') }),
        statuses: [422],
      },
    },
  },
  addVideoComment: {
    others: {
      'at a time': {
        input: async (world, operation) =>
          world.plain(operation, { add: { body: world.name(), atSec: 1.5 } }),
      },
    },
  },
};
