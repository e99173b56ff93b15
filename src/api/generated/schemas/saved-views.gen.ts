// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';

/**
 * One of the logs of a project, or the sheet of its budget.
 */
export const zLogName = z.enum([
    'punch_items',
    'rfis',
    'submittals',
    'budget'
]);

/**
 * The filters, order and columns of a log under a name.
 */
export const zSavedView = z.object({
    id: z.string(),
    log: zLogName,
    name: z.string(),
    query: z.string(),
    shared: z.boolean(),
    createdBy: zPersonRef,
    createdAt: z.iso.datetime({ offset: true }),
    permittedActions: z.array(z.string())
});

/**
 * Permitted actions besides reading. Empty in a closed project.
 */
export const zSavedViewsAction = z.enum(['create', 'share']);

/**
 * The saved views of a log that the caller sees.
 */
export const zSavedViewListResult = z.object({
    success: z.literal(true),
    data: z.array(zSavedView),
    permittedActions: z.array(z.string())
});

/**
 * Name. Must not be blank; surrounding spaces are ignored.
 */
export const zSavedViewName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));

/**
 * The query string of the log's address, form-encoded: search, filters, order, columns. Empty for the log in its
 * initial state. Contains neither a project nor what opens a form (`project`, `new`).
 *
 */
export const zSavedViewQuery = z.string().check(z.maxLength(2000), z.regex(/^[A-Za-z0-9*._%+&=-]*$/));

/**
 * A view to save.
 */
export const zCreateSavedViewRequest = z.object({
    log: zLogName,
    name: zSavedViewName,
    query: zSavedViewQuery,
    shared: z.boolean()
});

/**
 * One saved view.
 */
export const zSavedViewResult = z.object({
    success: z.literal(true),
    data: zSavedView
});

/**
 * What a view shows from now on.
 */
export const zUpdateSavedViewRequest = z.object({
    query: zSavedViewQuery
});
