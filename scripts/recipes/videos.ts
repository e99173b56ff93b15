import type { Recipes } from '../conformance/world.ts';
import { adding, fake, withForm } from './shared/requests.ts';
import { ofFile, ofUpload } from './shared/upload.ts';

/** An MP4 that ends after its file type box (ISO/IEC 14496-12, section 4.3). */
const emptyMp4 = new File(
  [Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')],
  'conformance.mp4',
);

export const recipes: Recipes = {
  listVideos: {},
  createVideoFromUpload: ofUpload('video', { FILE_DAMAGED: ofFile('video', emptyMp4) }),
  getVideo: {},
  deleteVideo: {},
  updateVideo: { call: adding((world) => ({ title: world.name() })) },
  updateVideoPoster: {
    fixed: ['poster'],
    failures: {
      UNSUPPORTED_MEDIA_TYPE: {
        'a file that is not a picture': withForm(() => ({ poster: fake('png') })),
      },
    },
  },
  addVideoComment: {
    variants: { 'at a time': { call: adding((world) => ({ body: world.name(), atSec: 1.5 })) } },
  },
  deleteVideoComment: {},
};
