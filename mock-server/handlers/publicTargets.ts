import type { components } from '../generated/contract.d.ts';
import { publicFieldCam } from './publicFieldCams.ts';
import { publicModel } from './publicModels.ts';
import { publicAlbum, publicPhoto } from './publicPhotos.ts';
import { publicScan } from './publicScans.ts';
import { publicTour } from './publicTours.ts';
import { publicVideo } from './publicVideos.ts';
import { nothingOwn, type PublicThingOf, type VisitCall } from './visits.ts';

type Schemas = components['schemas'];

/** What visitors get to know of each kind: no people, and nothing of the project around it. */
const things: Record<Schemas['TargetType'], PublicThingOf> = {
  scan: publicScan,
  model: publicModel,
  tour: publicTour,
  album: publicAlbum,
  photo: publicPhoto,
  video: publicVideo,
  cam: publicFieldCam,
};

/** Null when it is gone. */
export function publicTarget(
  call: VisitCall,
  { type, id }: Schemas['ShareTarget'],
): Schemas['PublicTarget'] | null {
  const thing = things[type](call, id);
  return thing ? { type, id, ...nothingOwn, ...thing } : null;
}
