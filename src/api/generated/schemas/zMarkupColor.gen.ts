// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zMarkupColor = z.enum([
    'red',
    'yellow',
    'green',
    'blue',
    'black',
    'white'
]);
