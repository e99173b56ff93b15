// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What stands behind the question mark in the address of the log, form-encoded: search, filters, order, columns.
 * Empty for the log as it is in the beginning. It names neither a project nor what opens a form (`project`, `new`).
 *
 */
export const zSavedViewQuery = z.string().check(z.maxLength(2000), z.regex(/^[A-Za-z0-9*._%+&=-]*$/));
