// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do beyond reading; in a closed project nothing.
 */
export const zSavedViewsAction = z.enum(['create', 'share']);
