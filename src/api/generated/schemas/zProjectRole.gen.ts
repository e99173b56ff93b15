// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Role of a member in the project.
 */
export const zProjectRole = z.enum([
    'project_admin',
    'project_manager',
    'superintendent',
    'design_reviewer',
    'subcontractor',
    'owner',
    'viewer'
]);
