// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions in the project.
 */
export const zProjectAction = z.enum([
    'create_album',
    'create_document',
    'create_field_cam',
    'create_message_group',
    'create_message_thread',
    'create_model',
    'create_page',
    'create_photo',
    'create_plan_set',
    'create_punch_item',
    'create_rfi',
    'create_scan',
    'create_submittal',
    'create_tour',
    'create_video',
    'export_budget',
    'export_messages',
    'export_punch_items',
    'export_rfis',
    'export_submittals',
    'invite_members',
    'manage_budget_access',
    'manage_change_orders',
    'manage_commitments',
    'manage_distribution_groups',
    'manage_locations',
    'manage_project_settings',
    'open_punch_item',
    'open_rfi',
    'open_submittal',
    'take_budget_snapshot',
    'update_budget',
    'update_project',
    'view_field_cams',
    'view_project_settings'
]);
