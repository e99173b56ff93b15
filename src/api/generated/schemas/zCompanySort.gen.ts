// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Sort key of the companies. A minus sign sorts in descending order.
 */
export const zCompanySort = z._default(z.enum([
    'name',
    '-name',
    'code',
    '-code',
    'trade',
    '-trade',
    'memberCount',
    '-memberCount',
    'projectCount',
    '-projectCount',
    'updatedAt',
    '-updatedAt'
]), 'name');
