// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A draft is for those who make it; a published tour is for the members of the project.
 */
export const zTourState = z.enum(['draft', 'published']);
