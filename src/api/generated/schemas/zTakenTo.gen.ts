// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Taken on this day or earlier, in the time zone of the project.
 */
export const zTakenTo = z.iso.date();
