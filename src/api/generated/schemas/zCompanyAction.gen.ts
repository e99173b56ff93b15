// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the company.
 */
export const zCompanyAction = z.enum([
    'update',
    'delete',
    'merge'
]);
