// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A person to call, with or without an account.
 */
export const zCompanyContact = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/)),
    jobTitle: z.string().check(z.maxLength(100)),
    email: z.string().check(z.maxLength(254), z.regex(/^$|^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/)),
    phone: z.string().check(z.maxLength(40), z.regex(/^[0-9+().\-\/ x#*]*$/))
});
