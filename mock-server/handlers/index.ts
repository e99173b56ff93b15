import type { Handlers } from '../engine/types.ts';
import { authHandlers } from './auth.ts';
import { fieldCamHandlers } from './field-cams.ts';
import { modelChangeHandlers } from './modelChanges.ts';
import { modelHandlers } from './models.ts';
import { modelVersionHandlers } from './modelVersions.ts';
import { notificationHandlers } from './notifications.ts';
import { photoHandlers } from './photos.ts';
import { pinHandlers } from './pins.ts';
import { projectHandlers } from './projects.ts';
import { publicHandlers } from './public.ts';
import { publicFieldCamHandlers } from './publicFieldCams.ts';
import { publicModelHandlers } from './publicModels.ts';
import { publicPhotoHandlers } from './publicPhotos.ts';
import { publicScanHandlers } from './publicScans.ts';
import { publicTourHandlers } from './publicTours.ts';
import { publicVideoHandlers } from './publicVideos.ts';
import { punchItemHandlers } from './punch-items.ts';
import { rfiHandlers } from './rfis.ts';
import { savedViewHandlers } from './savedViews.ts';
import { scanHandlers } from './scans.ts';
import { sceneViewHandlers } from './scene-views.ts';
import { shareLinkHandlers } from './share-links.ts';
import { submittalHandlers } from './submittals.ts';
import { tourSceneHandlers } from './tourScenes.ts';
import { tourHandlers } from './tours.ts';
import { uploadHandlers } from './uploads.ts';
import { videoHandlers } from './videos.ts';

/** The handlers of all tags. An operation that is missing here does not compile. */
export const handlers = {
  ...authHandlers,
  ...fieldCamHandlers,
  ...modelChangeHandlers,
  ...modelHandlers,
  ...modelVersionHandlers,
  ...notificationHandlers,
  ...pinHandlers,
  ...photoHandlers,
  ...projectHandlers,
  ...publicHandlers,
  ...publicFieldCamHandlers,
  ...publicModelHandlers,
  ...publicPhotoHandlers,
  ...publicScanHandlers,
  ...publicTourHandlers,
  ...publicVideoHandlers,
  ...punchItemHandlers,
  ...rfiHandlers,
  ...savedViewHandlers,
  ...scanHandlers,
  ...sceneViewHandlers,
  ...shareLinkHandlers,
  ...submittalHandlers,
  ...videoHandlers,
  ...uploadHandlers,
  ...tourHandlers,
  ...tourSceneHandlers,
} satisfies Required<Handlers>;
