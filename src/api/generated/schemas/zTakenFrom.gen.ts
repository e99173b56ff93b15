// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Taken on this day or later, in the time zone of the project.
 */
export const zTakenFrom = z.iso.date();
