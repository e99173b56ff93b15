// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The system roles. An account has roles of its own, too, see `listRoles`.
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
