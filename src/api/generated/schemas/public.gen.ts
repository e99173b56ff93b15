// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicModel } from './public-models.gen';
import { zPublicTourFacts } from './public-tours.gen';
import { zTargetType } from './share-links.gen';
import { zUpAxis } from './zUpAxis.gen';

/**
 * The token of a public link, and its password if it has one.
 */
export const zOpenPublicLinkRequest = z.object({
    token: z.string().check(z.minLength(1), z.maxLength(128)),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128)))
});

/**
 * A visit of a public link with its token.
 */
export const zPublicVisit = z.object({
    visitToken: z.string(),
    expiresInSeconds: z.int().check(z.gte(1))
});

/**
 * A new visit.
 */
export const zPublicVisitResult = z.object({
    success: z.literal(true),
    data: zPublicVisit
});

/**
 * Scan properties; null for other kinds.
 */
export const zPublicScan = z.object({
    fileName: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    pointCount: z.nullable(z.int().check(z.gte(0))),
    upAxis: zUpAxis
});

/**
 * A shared item, without locations and people.
 */
export const zPublicTarget = z.object({
    type: zTargetType,
    id: z.string(),
    title: z.string(),
    description: z.string(),
    thumbnailUrl: z.nullable(z.url()),
    recordedAt: z.iso.datetime({ offset: true }),
    scan: z.nullable(zPublicScan),
    model: z.nullable(zPublicModel),
    tour: z.nullable(zPublicTourFacts)
});

/**
 * What a public link shows.
 */
export const zPublicLink = z.object({
    accountName: z.string(),
    logoUrl: z.nullable(z.url()),
    projectName: z.string(),
    units: z.string(),
    allowDownload: z.boolean(),
    expiresAt: z.iso.datetime({ offset: true }),
    targets: z.array(zPublicTarget)
});

/**
 * What the public link of the visit shows.
 */
export const zPublicLinkResult = z.object({
    success: z.literal(true),
    data: zPublicLink
});
