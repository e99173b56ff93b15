// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Sort key of the projects. A minus sign sorts in descending order. `favorites` has the favorites of the caller first, each part by name.
 */
export const zProjectSort = z._default(z.enum([
    'favorites',
    'name',
    '-name',
    'code',
    '-code',
    'projectType',
    '-projectType',
    'status',
    '-status',
    'memberCount',
    '-memberCount',
    'startDate',
    '-startDate',
    'targetFinishDate',
    '-targetFinishDate'
]), 'favorites');
