// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether only its uploader, project managers and admins see the photo. For everyone else it does not exist: not in
 * lists, counts, albums and their covers, nor as the partner of a pair.
 *
 */
export const zPhotoPrivate = z.boolean();
