// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * `broken_file`: the file is damaged or truncated. `not_convertible`: the file is fine, but this host cannot convert
 * its format. `no_room`: the host has no space for the result. `internal`: an error of the host.
 *
 */
export const zProcessingErrorCode = z.enum([
    'broken_file',
    'not_convertible',
    'no_room',
    'internal'
]);
