// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSavedView } from './zSavedView.gen';
import { zSavedViewsAction } from './zSavedViewsAction.gen';

export const zSavedViewListResult = z.object({
    success: z.literal(true),
    data: z.array(zSavedView),
    permittedActions: z.array(zSavedViewsAction)
});
