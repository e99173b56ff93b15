// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPasskeyName } from './zPasskeyName.gen';

/**
 * Another name.
 */
export const zUpdatePasskeyRequest = z.object({
    name: zPasskeyName
});
