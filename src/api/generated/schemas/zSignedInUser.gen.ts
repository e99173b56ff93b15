// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The signed-in user as the sign-in tells it. The product shows none of its properties, so each of them may be absent, of
 * another type, or have another name, and others may come with it. The portal takes an id from `id` or `_id`, a name from
 * `username`, `name` or the email address, and the projects from `projectId` or `projects`. A host that offers
 * `getCurrentUser` sends a `User`.
 *
 */
export const zSignedInUser = z.nullable(z.object({
    id: z.optional(z.unknown()),
    _id: z.optional(z.unknown()),
    username: z.optional(z.unknown()),
    name: z.optional(z.unknown()),
    email: z.optional(z.unknown()),
    jobTitle: z.optional(z.unknown()),
    avatarUrl: z.optional(z.unknown()),
    locale: z.optional(z.unknown()),
    timeZone: z.optional(z.unknown()),
    theme: z.optional(z.unknown()),
    projectId: z.optional(z.unknown()),
    projects: z.optional(z.unknown())
}));
