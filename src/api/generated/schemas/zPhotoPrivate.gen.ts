// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether only who uploaded the photo, the managers and the administrators of the project see it. For everybody else
 * it is not there: not in lists, counts, albums and their covers, nor as the partner of a pair.
 *
 */
export const zPhotoPrivate = z.boolean();
