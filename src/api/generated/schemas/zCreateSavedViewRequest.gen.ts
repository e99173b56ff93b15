// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLogName } from './zLogName.gen';
import { zSavedViewName } from './zSavedViewName.gen';
import { zSavedViewQuery } from './zSavedViewQuery.gen';

export const zCreateSavedViewRequest = z.object({
    log: zLogName,
    name: zSavedViewName,
    query: zSavedViewQuery,
    shared: z.boolean()
});
