// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Trade of the work.
 */
export const zDiscipline = z.enum([
    'architectural',
    'civil',
    'conveying_systems',
    'electrical',
    'interior_design',
    'kitchen_equipment',
    'landscape',
    'mechanical',
    'other',
    'plumbing',
    'structural'
]);
