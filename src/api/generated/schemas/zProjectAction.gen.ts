// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions in the project.
 */
export const zProjectAction = z.enum([
    'create_scan',
    'create_model',
    'create_tour',
    'create_punch_item',
    'export_punch_items',
    'create_rfi',
    'export_rfis',
    'create_submittal',
    'export_submittals',
    'create_photo',
    'create_album',
    'create_video',
    'create_field_cam',
    'view_field_cams'
]);
