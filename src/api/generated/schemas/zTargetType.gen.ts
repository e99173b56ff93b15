// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinTargetType } from './zPinTargetType.gen';

/**
 * Kind of an item that can be shared. A photo in a shared album needs no link of its own.
 */
export const zTargetType = z.enum([
    'scan',
    'model',
    'tour',
    'album',
    'photo',
    'video',
    'cam'
]);

/**
 * The kind of target.
 */
export const zTargetType2 = zPinTargetType;
