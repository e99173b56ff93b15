// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocationImportCell } from './zLocationImportCell.gen';

/**
 * The path of a location. The last name is that of the location, and its column is the kind.
 */
export const zLocationImportRow = z.object({
    building: z.optional(zLocationImportCell),
    level: z.optional(zLocationImportCell),
    area: z.optional(zLocationImportCell),
    room: z.optional(zLocationImportCell),
    archived: z.optional(z.string().check(z.maxLength(300)))
});
