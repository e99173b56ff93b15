// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A sign-in on a device.
 */
export const zSession = z.object({
    id: z.string(),
    current: z.boolean(),
    startedAt: z.iso.datetime({ offset: true }),
    lastUsedAt: z.iso.datetime({ offset: true }),
    ip: z.nullable(z.string()),
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    deviceType: z.nullable(z.string())
});
