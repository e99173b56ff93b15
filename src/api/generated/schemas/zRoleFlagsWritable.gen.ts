// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRoleFlag } from './roles.gen';

/**
 * Absent in a new role, the flags of the copied role.
 */
export const zRoleFlagsWritable = z.array(zRoleFlag).check(z.maxLength(20));
