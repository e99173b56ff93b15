import type { Handlers } from '../engine/types.ts';
import { authHandlers } from './auth.ts';
import { fieldCamHandlers } from './field-cams.ts';
import { notificationHandlers } from './notifications.ts';
import { photoHandlers } from './photos.ts';
import { projectHandlers } from './projects.ts';
import { punchItemHandlers } from './punch-items.ts';
import { rfiHandlers } from './rfis.ts';
import { savedViewHandlers } from './savedViews.ts';
import { scanHandlers } from './scans.ts';
import { submittalHandlers } from './submittals.ts';
import { uploadHandlers } from './uploads.ts';
import { videoHandlers } from './videos.ts';

/** The handlers of all tags. An operation that is missing here does not compile. */
export const handlers = {
  ...authHandlers,
  ...fieldCamHandlers,
  ...notificationHandlers,
  ...photoHandlers,
  ...projectHandlers,
  ...punchItemHandlers,
  ...rfiHandlers,
  ...savedViewHandlers,
  ...scanHandlers,
  ...submittalHandlers,
  ...videoHandlers,
  ...uploadHandlers,
} satisfies Required<Handlers>;
