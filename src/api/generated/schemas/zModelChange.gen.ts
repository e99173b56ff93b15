// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zModelChangeKind } from './zModelChangeKind.gen';
import { zModelElement } from './zModelElement.gen';
import { zModelValueChange } from './zModelValueChange.gen';

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
    values: z.array(zModelValueChange).check(z.maxLength(40)),
    valueCount: z.int().check(z.gte(0)),
    pins: z.int().check(z.gte(0))
});
