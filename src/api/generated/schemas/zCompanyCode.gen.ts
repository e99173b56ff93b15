// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A short name of letters, unique in the account, regardless of case.
 */
export const zCompanyCode = z.string().check(z.regex(/^[A-Za-z]{2,6}$/));
