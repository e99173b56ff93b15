// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNotificationPreferences } from './notifications.gen';
import { zTheme, zTimeZone } from './options.gen';
import { zEmail } from './zEmail.gen';
import { zNewPassword } from './zNewPassword.gen';

/**
 * Language and region in whose way dates, times and numbers are written, BCP 47.
 */
export const zLocale = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/));

/**
 * A project of the person.
 */
export const zProfileProject = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * The signed-in user, as only the user sees it.
 */
export const zProfile = z.object({
    id: z.string(),
    username: z.string(),
    email: zEmail,
    pendingEmail: z.nullable(zEmail),
    jobTitle: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    avatarUrl: z.nullable(z.url()),
    locale: z.nullable(zLocale),
    timeZone: z.nullable(zTimeZone),
    theme: z.nullable(zTheme),
    soleAdminOf: z.array(zProfileProject)
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

/**
 * The present password of the signed-in user.
 */
export const zCurrentPassword = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * A new password, and the present one.
 */
export const zUpdatePasswordRequest = z.object({
    currentPassword: zCurrentPassword,
    password: zNewPassword
});

/**
 * A new address, and the password.
 */
export const zUpdateEmailRequest = z.object({
    newEmail: zEmail,
    currentPassword: zCurrentPassword
});

/**
 * The kind of device of a session.
 */
export const zDeviceType = z.enum([
    'desktop',
    'phone',
    'tablet'
]);

/**
 * A sign-in on a device.
 */
export const zSession = z.object({
    id: z.string(),
    current: z.boolean(),
    startedAt: z.iso.datetime({ offset: true }),
    lastUsedAt: z.iso.datetime({ offset: true }),
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    deviceType: z.nullable(z.string())
});

/**
 * The sessions of the signed-in user.
 */
export const zSessionListResult = z.object({
    success: z.literal(true),
    data: z.array(zSession)
});

/**
 * Something that the person made, or that names the person.
 */
export const zPersonalRecord = z.object({
    kind: z.string(),
    id: z.string(),
    title: z.nullable(z.string()),
    project: z.nullable(z.string()),
    createdByYou: z.boolean(),
    comments: z.array(z.string())
});

/**
 * What the host stores about a person.
 */
export const zPersonalData = z.object({
    exportedAt: z.iso.datetime({ offset: true }),
    profile: zProfile,
    projects: z.array(z.object({
        id: z.string(),
        name: z.string(),
        role: z.string(),
        company: z.nullable(z.string())
    })),
    sessions: z.array(zSession),
    notifications: zNotificationPreferences,
    records: z.array(zPersonalRecord)
});

/**
 * The password.
 */
export const zDeleteProfileRequest = z.object({
    currentPassword: zCurrentPassword
});
