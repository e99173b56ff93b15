// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Address from which the host gets pictures. The host never returns it.
 */
export const zSnapshotUrl = z.url().check(z.maxLength(2000));
