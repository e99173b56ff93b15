import type { Handlers } from '../engine/types.ts';
import { authHandlers } from './auth.ts';
import { modelHandlers } from './models.ts';
import { modelVersionHandlers } from './modelVersions.ts';
import { notificationHandlers } from './notifications.ts';
import { pinHandlers } from './pins.ts';
import { projectHandlers } from './projects.ts';
import { publicHandlers } from './public.ts';
import { punchItemHandlers } from './punch-items.ts';
import { rfiHandlers } from './rfis.ts';
import { savedViewHandlers } from './savedViews.ts';
import { scanHandlers } from './scans.ts';
import { sceneViewHandlers } from './scene-views.ts';
import { shareLinkHandlers } from './share-links.ts';
import { submittalHandlers } from './submittals.ts';
import { uploadHandlers } from './uploads.ts';

/** The handlers of all tags. An operation that is missing here does not compile. */
export const handlers = {
  ...authHandlers,
  ...modelHandlers,
  ...modelVersionHandlers,
  ...notificationHandlers,
  ...pinHandlers,
  ...projectHandlers,
  ...publicHandlers,
  ...punchItemHandlers,
  ...rfiHandlers,
  ...savedViewHandlers,
  ...scanHandlers,
  ...sceneViewHandlers,
  ...shareLinkHandlers,
  ...submittalHandlers,
  ...uploadHandlers,
} satisfies Required<Handlers>;
