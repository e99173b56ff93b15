import type { Handlers } from '../engine/types.ts';
import { authHandlers } from './auth.ts';
import { notificationHandlers } from './notifications.ts';
import { projectHandlers } from './projects.ts';
import { punchItemHandlers } from './punch-items.ts';
import { rfiHandlers } from './rfis.ts';
import { savedViewHandlers } from './savedViews.ts';
import { scanHandlers } from './scans.ts';
import { submittalHandlers } from './submittals.ts';
import { tourHandlers } from './tours.ts';

/** The handlers of all tags. An operation that is missing here does not compile. */
export const handlers = {
  ...authHandlers,
  ...notificationHandlers,
  ...projectHandlers,
  ...punchItemHandlers,
  ...rfiHandlers,
  ...savedViewHandlers,
  ...scanHandlers,
  ...submittalHandlers,
  ...tourHandlers,
} satisfies Required<Handlers>;
