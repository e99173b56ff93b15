// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only an active link works. A link that reached its maximum number of views is used up; its current visits continue.
 */
export const zShareLinkState = z.enum([
    'active',
    'used_up',
    'expired',
    'revoked'
]);
