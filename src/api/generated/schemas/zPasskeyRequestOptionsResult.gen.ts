// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPasskeyRequestOptions } from './zPasskeyRequestOptions.gen';

/**
 * Options for a sign-in.
 */
export const zPasskeyRequestOptionsResult = z.object({
    success: z.literal(true),
    data: zPasskeyRequestOptions
});
