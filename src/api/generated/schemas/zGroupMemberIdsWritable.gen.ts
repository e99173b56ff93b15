// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';

/**
 * Members of the project.
 */
export const zGroupMemberIdsWritable = z.array(zRecordId).check(z.minLength(1), z.maxLength(100));
