// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemStatus } from './zPunchItemStatus.gen';
import { zWorkItemType } from './zWorkItemType.gen';

export const zPinnedRecord = z.object({
    type: zWorkItemType,
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    status: zPunchItemStatus
});
