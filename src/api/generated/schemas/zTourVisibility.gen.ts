// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Members of the project see every tour; a public tour can also be shared by link.
 */
export const zTourVisibility = z.enum(['private', 'public']);
