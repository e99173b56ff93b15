import { noDetails, type PublicViewOf, type VisitCall } from '../../core/sharing/visits.ts';
import type { components } from '../../generated/contract.d.ts';
import { publicDocument } from './handlers/publicDocuments.ts';
import { publicFieldCam } from './handlers/publicFieldCams.ts';
import { publicModel } from './handlers/publicModels.ts';
import { publicPage } from './handlers/publicPages.ts';
import { publicAlbum, publicPhoto } from './handlers/publicPhotos.ts';
import { publicScan } from './handlers/publicScans.ts';
import { publicTour } from './handlers/publicTours.ts';
import { publicVideo } from './handlers/publicVideos.ts';

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
