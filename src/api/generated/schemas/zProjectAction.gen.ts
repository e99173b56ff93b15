// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do in the project.
 */
export const zProjectAction = z.enum(['create_scan']);
