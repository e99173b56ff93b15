// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What tells the person apart from others of the same name whom a member of the account or project can meet: the job title
 * and the company, and if these are equal, the role, too. Absent if nobody else has the name.
 *
 */
export const zDistinction = z.string();
