// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zModelChangeKind } from './zModelChangeKind.gen';
import { zModelElement } from './zModelElement.gen';

export const zModelChange = z.object({
    change: zModelChangeKind,
    element: zModelElement,
    aspects: z.array(z.enum([
        'name',
        'type',
        'storey',
        'properties',
        'place',
        'shape'
    ])),
    pins: z.int().check(z.gte(0))
});
