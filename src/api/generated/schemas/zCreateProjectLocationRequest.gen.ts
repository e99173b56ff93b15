// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocationKind } from './zLocationKind.gen';
import { zLocationName } from './zLocationName.gen';
import { zLocationPosition } from './zLocationPosition.gen';

/**
 * A new location.
 */
export const zCreateProjectLocationRequest = z.object({
    kind: zLocationKind,
    name: zLocationName,
    parentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    position: z.optional(zLocationPosition)
});
