// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The day, in the time zone of the project.
 */
export const zFrameDate = z.iso.date();
