// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zElementAnchor } from './zElementAnchor.gen';
import { zImageAnchor } from './zImageAnchor.gen';
import { zPanoramaAnchor } from './zPanoramaAnchor.gen';
import { zPointAnchor } from './zPointAnchor.gen';
import { zTimeAnchor } from './zTimeAnchor.gen';

/**
 * The pinned place of a record.
 */
export const zPinAnchor = z.union([
    zPointAnchor,
    zElementAnchor,
    zPanoramaAnchor,
    zImageAnchor,
    zTimeAnchor
]);
