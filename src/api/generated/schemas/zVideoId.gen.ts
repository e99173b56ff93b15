// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Id of the video.
 */
export const zVideoId = z.string().check(z.minLength(1), z.maxLength(64));
