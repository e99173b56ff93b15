// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';

/**
 * The people and companies of the project that the text names.
 */
export const zMessageMentionsWritable = z.array(zRecordId).check(z.maxLength(50));
