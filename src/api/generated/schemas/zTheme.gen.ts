// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Color scheme of the portal.
 */
export const zTheme = z.enum([
    'light',
    'dark',
    'system'
]);
