// Generated from openapi/ by `npm run contract`. Do not edit.

import { zTargetType } from './zTargetType.gen';

/**
 * Only links to this kind of item.
 */
export const zShareTargetTypeFilter = zTargetType;
