// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only its editors see a draft; all members of the project see a published tour.
 */
export const zTourState = z.enum(['draft', 'published']);
