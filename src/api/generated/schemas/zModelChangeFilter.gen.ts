// Generated from openapi/ by `npm run contract`. Do not edit.

import { zModelChangeKind } from './zModelChangeKind.gen';

/**
 * Only these differences. The counts are of all.
 */
export const zModelChangeFilter = zModelChangeKind;
