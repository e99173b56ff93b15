// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Project type; the value is the label.
 */
export const zProjectType = z.enum([
    'Residential - Single Family',
    'Residential - Multi Family',
    'Commercial - Office',
    'Commercial - Retail',
    'Healthcare Facility',
    'Educational - School/University',
    'Industrial Facility',
    'Hospitality - Hotel/Resort',
    'Cultural - Museum/Theater',
    'Infrastructure - Transportation',
    'Other'
]);
