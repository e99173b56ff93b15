import type { components } from '../generated/contract.d.ts';
import { publicDocument } from './publicDocuments.ts';
import { publicFieldCam } from './publicFieldCams.ts';
import { publicModel } from './publicModels.ts';
import { publicPage } from './publicPages.ts';
import { publicAlbum, publicPhoto } from './publicPhotos.ts';
import { publicScan } from './publicScans.ts';
import { publicTour } from './publicTours.ts';
import { publicVideo } from './publicVideos.ts';
import { noDetails, type PublicViewOf, type VisitCall } from './visits.ts';

type Schemas = components['schemas'];

/** The public view of each type of target. It names no people and nothing else of the project. */
const views: Record<Schemas['TargetType'], PublicViewOf> = {
  scan: publicScan,
  model: publicModel,
  tour: publicTour,
  album: publicAlbum,
  photo: publicPhoto,
  video: publicVideo,
  cam: publicFieldCam,
  document: publicDocument,
  page: publicPage,
};

/** Returns null if the target is gone. */
export function publicTarget(
  call: VisitCall,
  { type, id }: Schemas['ShareTarget'],
): Schemas['PublicTarget'] | null {
  const view = views[type](call, id);
  return view ? { type, id, ...noDetails, ...view } : null;
}
