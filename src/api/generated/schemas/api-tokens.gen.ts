// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRoleId } from './roles.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * What the person calls the token. Unique among the own tokens; surrounding spaces are ignored.
 */
export const zApiTokenName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * A project that a token reaches.
 */
export const zApiTokenProject = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * Access of a program to projects of its owner. In each of them it may do what both its role and that of the owner permit.
 *
 */
export const zApiToken = z.object({
    id: z.string(),
    name: zApiTokenName,
    hint: z.string(),
    owner: zPersonRef,
    role: z.string(),
    roleName: z.string(),
    projects: z.array(zApiTokenProject),
    createdAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true }),
    expired: z.boolean(),
    lastUsedAt: z.nullable(z.iso.datetime({ offset: true }))
});

/**
 * The tokens of everybody in the account, newest first.
 */
export const zAccountApiTokenListResult = z.object({
    success: z.literal(true),
    data: z.array(zApiToken)
});

/**
 * A role that a token can have.
 */
export const zApiTokenRole = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * A project that a new token can reach, and the roles that do not permit more there than that of the caller.
 */
export const zApiTokenChoice = z.object({
    id: z.string(),
    name: z.string(),
    roles: z.array(zApiTokenRole)
});

/**
 * The own tokens, newest first, and what a new one can have.
 */
export const zApiTokenListResult = z.object({
    success: z.literal(true),
    data: z.array(zApiToken),
    choices: z.array(zApiTokenChoice)
});

/**
 * A new token.
 */
export const zCreateApiTokenRequest = z.object({
    name: zApiTokenName,
    role: zRoleId,
    projectIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
    expiresAt: z.iso.datetime({ offset: true })
});

/**
 * A new token with its secret.
 */
export const zCreatedApiToken = z.object({
    token: zApiToken,
    secret: z.string()
});

/**
 * The new token.
 */
export const zCreatedApiTokenResult = z.object({
    success: z.literal(true),
    data: zCreatedApiToken
});
