// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';

export const zPhotoRef = z.object({
    id: zRecordId
});
