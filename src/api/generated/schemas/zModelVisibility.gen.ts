// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Members of the project see every model; a public model can also be shared by link.
 */
export const zModelVisibility = z.enum(['private', 'public']);
