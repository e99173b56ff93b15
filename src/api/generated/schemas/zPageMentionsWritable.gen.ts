// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';

/**
 * The people of the project that the comment names. Those who do not see the page are not told.
 */
export const zPageMentionsWritable = z.array(zRecordId).check(z.maxLength(50));
