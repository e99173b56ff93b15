// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTheme, zTimeZone } from './options.gen';
import { zLocale } from './zLocale.gen';
import { zPhone } from './zPhone.gen';

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
