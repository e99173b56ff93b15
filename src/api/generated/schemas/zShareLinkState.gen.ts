// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only an active link works. One that was opened as often as it may be is used up; visits that have begun go on.
 */
export const zShareLinkState = z.enum([
    'active',
    'used_up',
    'expired',
    'revoked'
]);
