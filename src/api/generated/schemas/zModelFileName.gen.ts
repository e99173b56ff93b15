// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zModelFileName = z.enum([
    'model.frag',
    'model.glb',
    'source'
]);

/**
 * Name of the file.
 */
export const zModelFileName2 = zModelFileName;
