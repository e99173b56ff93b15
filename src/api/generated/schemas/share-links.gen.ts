// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Kind of an item that can be shared. A photo in a shared album needs no link of its own. `document` is a folder or a file; a
 * shared folder shows all that is in it, apart from private folders. A shared `page` shows its own text and none of the pages in it.
 *
 */
export const zTargetType = z.enum([
    'scan',
    'model',
    'tour',
    'album',
    'photo',
    'video',
    'cam',
    'document',
    'page'
]);

/**
 * An item that a public link shows, with its title.
 */
export const zNamedShareTarget = z.object({
    type: zTargetType,
    id: z.string(),
    title: z.nullable(z.string())
});

/**
 * Only an active link works. A link that reached its maximum number of views is used up; its current visits continue.
 */
export const zShareLinkState = z.enum([
    'active',
    'used_up',
    'expired',
    'revoked'
]);

/**
 * Maximum number of views.
 */
export const zMaxViews = z.int().check(z.gte(1), z.lte(100000));

/**
 * What the caller may do with a public link.
 */
export const zShareLinkAction = z.enum([
    'update',
    'revoke',
    'delete'
]);

/**
 * A public link of a project. It never contains the token.
 */
export const zShareLink = z.object({
    id: z.string(),
    label: z.string(),
    targets: z.array(zNamedShareTarget),
    state: zShareLinkState,
    expiresAt: z.iso.datetime({ offset: true }),
    hasPassword: z.boolean(),
    allowDownload: z.boolean(),
    maxViews: z.nullable(zMaxViews),
    viewCount: z.int().check(z.gte(0)),
    lastViewedAt: z.nullable(z.iso.datetime({ offset: true })),
    revokedAt: z.nullable(z.iso.datetime({ offset: true })),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of public links.
 */
export const zShareLinkListResult = z.object({
    success: z.literal(true),
    data: z.array(zShareLink),
    nextCursor: zNextCursor,
    permittedActions: z.array(z.string())
});

/**
 * Audience of the link; visitors do not see it. Must not be blank; surrounding spaces are ignored.
 */
export const zShareLinkLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * The target of a link, in the same project.
 */
export const zShareTarget = z.object({
    type: zTargetType,
    id: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * A password that visitors must enter.
 */
export const zShareLinkPassword = z.string().check(z.minLength(8), z.maxLength(128));

/**
 * A new public link.
 */
export const zCreateShareLinkRequest = z.object({
    label: zShareLinkLabel,
    targets: z.array(zShareTarget).check(z.minLength(1), z.maxLength(50)),
    expiresAt: z.optional(z.iso.datetime({ offset: true })),
    password: z.optional(zShareLinkPassword),
    allowDownload: z._default(z.optional(z.boolean()), false),
    maxViews: z.optional(zMaxViews)
});

/**
 * At least 128 random bits in base64url. The portal puts it behind the `#` of the address of a public page, which
 * browsers never send to a server.
 *
 */
export const zShareLinkToken = z.string().check(z.minLength(22), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * A public link with its new token, which no other call returns.
 */
export const zShareLinkTokenResult = z.object({
    success: z.literal(true),
    data: zShareLink,
    token: zShareLinkToken
});

/**
 * Changes of a public link. Absent properties stay unchanged.
 */
export const zUpdateShareLinkRequest = z.object({
    version: zRecordVersion,
    label: z.optional(zShareLinkLabel),
    expiresAt: z.optional(z.iso.datetime({ offset: true })),
    password: z.optional(zShareLinkPassword),
    allowDownload: z.optional(z.boolean()),
    maxViews: z.optional(zMaxViews),
    clear: z.optional(z.array(z.enum(['password', 'maxViews'])))
});

/**
 * One public link.
 */
export const zShareLinkResult = z.object({
    success: z.literal(true),
    data: zShareLink
});
