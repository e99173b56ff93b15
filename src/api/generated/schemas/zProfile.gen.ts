// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTheme, zTimeZone } from './options.gen';
import { zEmail } from './zEmail.gen';
import { zLocale } from './zLocale.gen';
import { zProfileProject } from './zProfileProject.gen';

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
