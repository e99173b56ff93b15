// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What seals the unsent input of a person in a browser.
 */
export const zStorageKey = z.object({
    key: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
});
