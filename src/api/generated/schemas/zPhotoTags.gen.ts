// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPhotoTag } from './zPhotoTag.gen';

export const zPhotoTags = z.array(zPhotoTag).check(z.maxLength(30));
