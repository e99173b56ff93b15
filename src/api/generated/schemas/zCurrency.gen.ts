// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Currency of a project, ISO 4217.
 */
export const zCurrency = z.enum([
    'USD',
    'PKR',
    'EUR'
]);
