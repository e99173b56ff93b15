// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zModelValue } from './zModelValue.gen';

export const zModelValueChange = z.object({
    aspect: z.enum([
        'name',
        'type',
        'storey',
        'properties',
        'place',
        'shape'
    ]),
    set: z.nullable(z.string().check(z.maxLength(500))),
    name: z.nullable(z.string().check(z.maxLength(500))),
    before: zModelValue,
    after: zModelValue
});
