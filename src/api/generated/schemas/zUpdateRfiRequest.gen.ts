// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';
import { zRfiChanges } from './zRfiChanges.gen';

export const zUpdateRfiRequest = z.intersection(zRfiChanges, z.object({
    version: zRecordVersion
}));
