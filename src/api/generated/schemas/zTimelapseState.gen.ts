// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zTimelapseState = z.enum([
    'queued',
    'running',
    'ready',
    'failed'
]);
