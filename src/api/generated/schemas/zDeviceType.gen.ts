// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The kind of device of a session.
 */
export const zDeviceType = z.enum([
    'desktop',
    'phone',
    'tablet'
]);
