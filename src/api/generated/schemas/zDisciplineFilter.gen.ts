// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './zDiscipline.gen';

/**
 * Discipline.
 */
export const zDisciplineFilter = z.array(zDiscipline).check(z.maxLength(11));
