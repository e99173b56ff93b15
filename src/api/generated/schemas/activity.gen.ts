// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldChange } from './logs.gen';
import { zDistinction } from './zDistinction.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * The part of the portal that it happened in.
 */
export const zActivityModule = z.enum([
    'punch_items',
    'rfis',
    'submittals',
    'scans',
    'models',
    'tours',
    'photos',
    'videos',
    'field_cams',
    'documents',
    'messages',
    'pages',
    'budget',
    'team',
    'projects',
    'members',
    'companies',
    'roles',
    'templates',
    'share_links',
    'pins',
    'scene_views',
    'saved_views',
    'notifications',
    'profile',
    'account',
    'sign_in',
    'activity'
]);

/**
 * What happened. `seen_as` is a look at a project as somebody else sees it, `viewed_public` the opening of a public link.
 *
 */
export const zActivityAction = z.enum([
    'created',
    'updated',
    'status_changed',
    'responded',
    'attached',
    'detached',
    'commented',
    'deleted',
    'shared',
    'unshared',
    'viewed_public',
    'downloaded',
    'exported',
    'imported',
    'merged',
    'invited',
    'role_changed',
    'login',
    'login_failed',
    'logout',
    'password_changed',
    'passkey_added',
    'passkey_removed',
    'second_factor_added',
    'second_factor_removed',
    'seen_as'
]);

/**
 * `visitor` is somebody without an account, with a public link; `unknown` a sign-in that failed; `system` the host itself.
 */
export const zActivityActorKind = z.enum([
    'person',
    'visitor',
    'unknown',
    'system'
]);

/**
 * Who did it.
 */
export const zActivityActor = z.object({
    kind: z.string(),
    id: z.nullable(z.string()),
    name: z.string(),
    avatarUrl: z.nullable(z.url()),
    distinction: z.optional(zDistinction)
});

/**
 * An API token as it was called at that time. It may be gone.
 */
export const zActivityToken = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * The project that it happened in.
 */
export const zActivityProject = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * The record as it was called at that time. It may be gone.
 */
export const zActivityRecord = z.object({
    type: z.string(),
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string()
});

/**
 * Where the call came from.
 */
export const zActivityClient = z.object({
    ip: z.string(),
    userAgent: z.string()
});

/**
 * One thing that somebody did. Written with the change itself, never edited, and deleted only when the account keeps
 * entries no longer (see the guide 'Rules of records').
 *
 */
export const zActivityEntry = z.object({
    id: z.string(),
    at: z.iso.datetime({ offset: true }),
    actor: zActivityActor,
    onBehalfOf: z.nullable(zPersonRef),
    via: z.nullable(zActivityToken),
    action: z.string(),
    module: z.string(),
    project: z.nullable(zActivityProject),
    record: z.nullable(zActivityRecord),
    changes: z.array(zFieldChange),
    reason: z.nullable(z.string()),
    client: z.nullable(zActivityClient)
});

/**
 * A page of entries.
 */
export const zActivityListResult = z.object({
    success: z.literal(true),
    data: z.array(zActivityEntry),
    nextCursor: z.nullable(z.string()),
    total: z.int().check(z.gte(0)),
    people: z.array(zPersonRef)
});
