// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * An inactive company does not work on projects at present. It keeps its people and records.
 */
export const zCompanyStatus = z.enum(['active', 'inactive']);
