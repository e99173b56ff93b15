// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTheme, zTimeZone } from './options.gen';
import { zEmail } from './zEmail.gen';

/**
 * Language and region in whose way dates, times and numbers are written, BCP 47.
 */
export const zLocale = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/));

/**
 * The signed-in user, as only the user sees it.
 */
export const zProfile = z.object({
    id: z.string(),
    username: z.string(),
    email: zEmail,
    jobTitle: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    avatarUrl: z.nullable(z.url()),
    locale: z.nullable(zLocale),
    timeZone: z.nullable(zTimeZone),
    theme: z.nullable(zTheme)
});

/**
 * The profile of the signed-in user.
 */
export const zProfileResult = z.object({
    success: z.literal(true),
    data: zProfile
});

/**
 * A phone number, as people write it.
 */
export const zPhone = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[0-9+().\-\/ x#*]*[0-9][0-9+().\-\/ x#*]*$/));

/**
 * Changes of the profile.
 */
export const zUpdateProfileRequest = z.object({
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/))),
    jobTitle: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/))),
    phone: z.optional(zPhone),
    locale: z.optional(zLocale),
    timeZone: z.optional(zTimeZone),
    theme: z.optional(zTheme),
    clear: z.optional(z.array(z.enum([
        'jobTitle',
        'phone',
        'locale',
        'timeZone'
    ])))
});

/**
 * A picture of the person.
 */
export const zUpdateProfilePictureRequest = z.object({
    picture: z.string()
});
