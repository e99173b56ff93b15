// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Needs no access token, and is of one visit: good for two hours from when the link was opened, for as long as the link
 * works and leads there.
 *
 */
export const zPublicFileUrl = z.url();
