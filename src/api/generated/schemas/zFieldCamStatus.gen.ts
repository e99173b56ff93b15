// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Offline after three missed pictures. A camera in maintenance is never offline.
 */
export const zFieldCamStatus = z.enum([
    'online',
    'offline',
    'maintenance'
]);
