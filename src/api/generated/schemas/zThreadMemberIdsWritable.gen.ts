// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';

/**
 * People of the project who have messages. The caller is always one of the members.
 */
export const zThreadMemberIdsWritable = z.array(zRecordId).check(z.minLength(1), z.maxLength(200));
