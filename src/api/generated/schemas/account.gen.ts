// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions in the account.
 */
export const zAccountAction = z.enum([
    'create_company',
    'export_companies',
    'import_companies',
    'view_companies',
    'view_members'
]);

/**
 * The account that the projects and companies belong to, as the caller sees it.
 */
export const zAccount = z.object({
    name: z.string(),
    permittedActions: z.array(z.string())
});

/**
 * The account.
 */
export const zAccountResult = z.object({
    success: z.literal(true),
    data: zAccount
});
