// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions besides reading. Empty in a closed project.
 */
export const zSavedViewsAction = z.enum(['create', 'share']);
