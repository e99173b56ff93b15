// Generated from openapi/ by `npm run contract`. Do not edit.

import { zWorkItemType } from './zWorkItemType.gen';

/**
 * Only those of this kind of record.
 */
export const zRecordTypeFilter = zWorkItemType;
