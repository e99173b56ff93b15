// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Why a punch item is closed.
 */
export const zPunchResolution = z.enum([
    'completed',
    'duplicate',
    'void',
    'wont_fix'
]);
