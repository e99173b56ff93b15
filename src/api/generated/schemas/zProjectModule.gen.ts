// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A part of the portal that a project uses or not. The dashboard and the team are always there.
 */
export const zProjectModule = z.enum([
    'punch_items',
    'rfis',
    'submittals',
    'scans',
    'models',
    'tours',
    'photos',
    'videos',
    'documents',
    'field_cams',
    'messages',
    'editor',
    'budget'
]);
