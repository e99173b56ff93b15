// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPasskeyCreationOptions } from './zPasskeyCreationOptions.gen';

/**
 * Options for a new passkey.
 */
export const zPasskeyCreationOptionsResult = z.object({
    success: z.literal(true),
    data: zPasskeyCreationOptions
});
