// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The query string of the log's address, form-encoded: search, filters, order, columns. Empty for the log in its
 * initial state. Contains neither a project nor what opens a form (`project`, `new`).
 *
 */
export const zSavedViewQuery = z.string().check(z.maxLength(2000), z.regex(/^[A-Za-z0-9*._%+&=-]*$/));
