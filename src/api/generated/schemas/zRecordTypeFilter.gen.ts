// Generated from openapi/ by `npm run contract`. Do not edit.

import { zWorkItemType } from './zWorkItemType.gen';

/**
 * Only pins of this record type.
 */
export const zRecordTypeFilter = zWorkItemType;
