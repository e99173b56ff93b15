// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * `broken_file`: the file is damaged or ends too early. `not_convertible`: the file is as it should be, and this host
 * cannot convert its format. `no_room`: the host has no room for the result. `internal`: a fault of the host.
 *
 */
export const zProcessingErrorCode = z.enum([
    'broken_file',
    'not_convertible',
    'no_room',
    'internal'
]);
