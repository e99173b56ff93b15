// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Where the host asks for a picture. It is kept by the host and never given out.
 */
export const zSnapshotUrl = z.url().check(z.maxLength(2000));
