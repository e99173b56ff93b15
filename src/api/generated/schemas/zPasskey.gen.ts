// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A passkey of the person, a key pair whose public part the host stores.
 */
export const zPasskey = z.object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    lastUsedAt: z.nullable(z.iso.datetime({ offset: true })),
    synced: z.boolean()
});
