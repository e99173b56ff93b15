// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLinkType } from './zLinkType.gen';
import { zRecordId } from './zRecordId.gen';

/**
 * A record of the same project.
 */
export const zRecordLink = z.object({
    type: zLinkType,
    id: zRecordId
});
