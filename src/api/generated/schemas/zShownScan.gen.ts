// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A scan as the calls of the product tell it. The product shows none of its properties, so each of them may be absent, of
 * another type, or have another name, and others may come with it. The portal shows an absent one as absent. A host that
 * offers more than these calls sends a `Scan`.
 *
 */
export const zShownScan = z.object({
    id: z.optional(z.unknown()),
    _id: z.optional(z.unknown()),
    title: z.optional(z.unknown()),
    name: z.optional(z.unknown()),
    description: z.optional(z.unknown()),
    thumbnailUrl: z.optional(z.unknown()),
    thumbnail: z.optional(z.unknown()),
    visibility: z.optional(z.unknown()),
    isPublic: z.optional(z.unknown()),
    fileName: z.optional(z.unknown()),
    sizeBytes: z.optional(z.unknown()),
    pointCount: z.optional(z.unknown()),
    bounds: z.optional(z.unknown()),
    upAxis: z.optional(z.unknown()),
    processing: z.optional(z.unknown()),
    createdAt: z.optional(z.unknown()),
    updatedAt: z.optional(z.unknown()),
    createdBy: z.optional(z.unknown()),
    version: z.optional(z.unknown()),
    permittedActions: z.optional(z.unknown())
});
