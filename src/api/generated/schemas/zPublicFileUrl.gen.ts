// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Needs no access token. Belongs to one visit: valid for two hours after opening the link, as long as the link is
 * active and leads there.
 *
 */
export const zPublicFileUrl = z.url();
