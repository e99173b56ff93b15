// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The authenticator asks for a PIN, a fingerprint or the like.
 */
export const zUserVerification = z.literal('required');
