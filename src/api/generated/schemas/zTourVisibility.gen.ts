// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A private tour is for the members of the project; a public one is also reachable by link.
 */
export const zTourVisibility = z.enum(['private', 'public']);
