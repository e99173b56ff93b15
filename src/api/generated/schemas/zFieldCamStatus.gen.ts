// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Offline after three pictures that did not come when they were due; never of a camera in maintenance.
 */
export const zFieldCamStatus = z.enum([
    'online',
    'offline',
    'maintenance'
]);
